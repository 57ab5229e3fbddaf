internal import Descriptions
internal import HeadlessKit

/// The changes of rows: by their buttons, and elsewhere.
extension DescribedListScreen {
    func tap(_ toggle: FieldToggle, of id: Int) {
        guard changing[id] == nil, let item = items.first(where: { $0.id == id }) else { return }
        guard let question = toggle.question else { return self.toggle(toggle, of: item) }
        // The entity cannot be changed until the question is answered.
        changing[id] = item
        ask(question, about: item.fields) { [weak self] in
            self?.release(id)
        } confirm: { [weak self] in
            if self?.changing[id] != nil { self?.toggle(toggle, of: item) }
        }
    }

    private func toggle(_ toggle: FieldToggle, of item: DescribedItem) {
        guard case .flag(let isSet)? = item.fields[toggle.field] else { return }
        let id = item.id
        // A counter may have changed in the meantime.
        var changed = changing[id] ?? item
        changed.fields[toggle.field] = .flag(!isSet)
        changing[id] = changed
        show(changed)
        world.askToChange(toggle.field, to: .flag(!isSet), of: id) {
            [weak self, removals = removalCounts[id]] isDone in
            guard let self, removals == removalCounts[id] else { return }
            var item = changing[id] ?? changed
            guard !isDone else {
                waiting[id]?.fields[toggle.field] = .flag(!isSet)
                return release(id)
            }
            item.fields[toggle.field] = .flag(isSet)
            show(item)
            release(id)
            showToast(toggle.failure.text(of: item.fields))
        }
    }

    func tap(_ removal: RowRemoval, of id: Int) {
        guard changing[id] == nil, let item = items.first(where: { $0.id == id }) else { return }
        changing[id] = item
        guard let question = removal.question else { return remove(removal, id) }
        // The entity cannot be changed until the question is answered.
        ask(question, about: item.fields) { [weak self] in
            self?.release(id)
        } confirm: { [weak self] in
            if self?.changing[id] != nil { self?.remove(removal, id) }
        }
    }

    private func remove(_ removal: RowRemoval, _ id: Int) {
        removed.insert(id)
        // A reply that arrives at once shows no rows in between.
        defer { showRows() }
        world.ask(for: .remove, of: id) { [weak self, removals = removalCounts[id]] isDone in
            guard let self, removals == removalCounts[id] else { return }
            guard isDone else {
                removed.remove(id)
                showRows()
                release(id)
                return showToast(removal.failure)
            }
            changing[id] = nil
            waiting[id] = nil
            undoable = id
            enableUndo()
            if let success = removal.success { showToast(success) }
        }
    }

    func tap(_ count: RowCount, of item: DescribedItem) {
        guard let question = count.question else { return self.count(count, of: item.id) }
        guard !counting.contains(Counting(button: count.button, id: item.id)) else { return }
        ask(question, about: item.fields) { [weak self] in self?.count(count, of: item.id) }
    }

    private func count(_ count: RowCount, of id: Int) {
        let isFree = counting.insert(Counting(button: count.button, id: id)).inserted
        guard isFree else { return }
        world.askToCount(count, of: id) { [weak self, removals = removalCounts[id]] numbers in
            guard let self, removals == removalCounts[id] else { return }
            counting.remove(Counting(button: count.button, id: id))
            guard let numbers else { return showToast(count.failure) }
            if var item = changing[id] ?? items.first(where: { $0.id == id }) {
                for (field, number) in zip(count.numbers, numbers) {
                    item.fields[field] = .number(number)
                    waiting[id]?.fields[field] = .number(number)
                }
                if let once = count.once {
                    item.fields[once] = .flag(true)
                    waiting[id]?.fields[once] = .flag(true)
                }
                if changing[id] != nil { changing[id] = item }
                show(item)
            }
            if let success = count.success { showToast(success) }
        }
    }

    // MARK: - Changes made elsewhere

    func take(_ change: ItemChange) {
        switch change {
        case .changed(let item):
            if changing[item.id] == nil { show(item) } else { waiting[item.id] = item }
        case .removed(let id):
            removalCounts[id, default: 0] += 1
            changing[id] = nil
            waiting[id] = nil
            counting = counting.filter { $0.id != id }
            removed.remove(id)
            guard let index = items.firstIndex(where: { $0.id == id }) else { return }
            items.remove(at: index)
            showRows()
        }
    }

    /// Ends a change of an entity, and shows the values of the service that have waited for it.
    private func release(_ id: Int) {
        changing[id] = nil
        if let item = waiting.removeValue(forKey: id) { show(item) }
    }
}
