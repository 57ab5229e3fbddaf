internal import Descriptions

/// The values for the tests of the object of a row.
extension ListTestScope {
    /// The first sample, with all buttons of counters enabled.
    private var first: Sample { plan.uncounted(Sample.first(plan.description)) }
    private var later: Sample { Sample.later(plan.description) }
    private var uncountedLater: Sample { plan.uncounted(later) }

    func addRow(to scope: inout TemplateScope) {
        let values = [
            "guest.first": plan.literal(first, id: 3),
            "guest.later": plan.literal(later, id: 3),
            "guest.laterFree": plan.literal(uncountedLater, id: 3),
            "guest.shown": shown(first),
            "guest.laterShown": shown(later),
            "guest.laterFreeShown": shown(uncountedLater),
            "guest.calls": "[\(calls.joined(separator: ", "))]",
        ]
        scope.values.merge(values) { $1 }
        scope.lists["elements"] = plan.shownElements.map(element)
        scope.lists["tried"] = plan.tried.map(element)
        let actions = plan.toggles + plan.counts as [any RowAction]
        scope.lists["firstAction"] = actions.prefix(1).map { action in
            var scope = self.action(action)
            scope.values["done"] = scope.values["turned"] ?? scope.values["countedFirst"]
            return scope
        }
        scope.lists["firstToggle"] = Array(scope.lists["toggles", default: []].prefix(1))
        // The tests of a change cover what all rows have in common.
        scope.lists["firstCount"] =
            plan.toggles.isEmpty ? Array(scope.lists["counts", default: []].prefix(1)) : []
        guard subject == .cellViewModel else { return }
        let observed = plan.changing.map(observed)
        let toggled = plan.changing.filter(plan.isToggled).map(self.observed)
        let counted = plan.changing.filter { !plan.isToggled($0) }.map(self.observed)
        scope.lists["observed"] = observed
        scope.lists["enabling"] = plan.enabling.map(enabled)
        scope.lists["reused"] = Array(
            (toggled + (plan.toggles.isEmpty ? counted + plan.enabling.map(flag) : [])).prefix(1)
        )
    }

    /// The calls that fill a cell in MVP.
    private var calls: [String] {
        plan.shownElements.map {
            ".show\($0.name.type)(\(SwiftText.literal(first.text($0.text))))"
        } + plan.enabling.map { ".\($0.enable)(\(first.canCount($0)))" }
    }

    private func element(_ element: EntityElement) -> TemplateScope {
        var scope = tried(element)
        if plan.hasChanges, plan.changing.contains(element) { scope.flags.insert("isChanging") }
        scope.values["first"] = SwiftText.literal(first.text(element.text))
        return scope
    }

    // MARK: - Actions

    func addRow(_ action: any RowAction, to scope: inout TemplateScope) {
        let success = action.successMessage.map { [SwiftText.literal($0)] } ?? []
        let both = [SwiftText.literal(action.failureMessage)] + success
        // Announced changes wait for the answer.
        let kept = plan.isAnnounced ? later : first
        let values = [
            "told": "[\(success.joined(separator: ", "))]",
            "toldBoth": "[\(both.joined(separator: ", "))]",
            "askedFirst": question(action, first),
            "askedAgain": question(action, kept),
        ]
        scope.values.merge(values) { $1 }
        if let toggle = action as? Toggle { addRow(toggle, kept, to: &scope) }
        if let count = action as? ListCount { addRow(count, to: &scope) }
    }

    private func addRow(_ toggle: Toggle, _ kept: Sample, to scope: inout TemplateScope) {
        let value = first.value(of: toggle.field, plan.entity)
        let isSet = value == .flag(true)
        let elsewhere = later.with([toggle.field.name: value], in: plan.entity.name)
        let values = [
            "turned": shown(first.turned(toggle)),
            "keptTurned": shown(kept.turned(toggle)),
            "laterTurned": shown(later.turned(toggle)),
            "valuesAtTap": "[\(!isSet)]",
            "values": "[\(!isSet), \(isSet)]",
            "elsewhere": plan.literal(elsewhere, id: 3),
            "elsewhereShown": shown(elsewhere),
            "elsewhereTurned": shown(elsewhere.turned(toggle)),
        ]
        scope.values.merge(values) { $1 }
        scope.lists["counts"] = plan.counts.map { count in
            var scope = TemplateScope(names: ["praise": count.button, "score": count.name])
            scope.values["shown"] = shown(counted(count, elsewhere).turned(toggle))
            return scope
        }
    }

    private func counted(_ count: ListCount, _ sample: Sample) -> Sample {
        sample.counted(count, from: listed(3))
    }

    private func addRow(_ count: ListCount, to scope: inout TemplateScope) {
        // Indicates whether the first sample can be counted twice.
        let isFree = counted(count, first).canCount(count)
        if isFree { scope.flags.insert("isFree") }
        let values = [
            "times": isFree ? "2" : "1",
            "countedFirst": shown(counted(count, first)),
            "countedLater": shown(counted(count, uncountedLater)),
            "canFirst": String(first.canCount(count)),
            "isEnabled": subject == .cellPresenter
                ? "screen.shown.contains(.\(count.enable)(isEnabled))"
                : "screen.shown.\(count.can) == isEnabled",
        ]
        scope.values.merge(values) { $1 }
        if let once = count.once { scope.identifiers["isPraised"] = once.member }
    }

    // MARK: - Observers

    /// Returns the changes of a text: by buttons that invert a field, otherwise by counters.
    private func observed(_ element: EntityElement) -> TemplateScope {
        var scope = base.element(element)
        func shows(_ field: Entity.Field) -> Bool {
            element.text.parts.contains { $0.shows(field.name) }
        }
        var sample = first
        var texts = [first.text(element.text)]
        var changes: [any RowAction] = []
        if plan.isToggled(element) {
            for toggle in plan.toggles where shows(toggle.field) {
                sample = sample.turned(toggle)
                texts.appendChange(sample.text(element.text))
                changes.append(toggle)
            }
        } else {
            scope.flags.insert("isCounted")
            for count in plan.counts where count.fields.contains(where: shows) {
                // Each field is set separately, and a text may show several.
                for field in count.fields where shows(field) {
                    let value = counted(count, sample).value(of: field, plan.entity)
                    sample = sample.with([field.name: value], in: plan.entity.name)
                    texts.appendChange(sample.text(element.text))
                }
                sample = counted(count, sample)
                changes.append(count)
            }
        }
        scope.values["last"] = plan.literal(sample, id: 3)
        scope.values["texts"] = "[\(texts.map(SwiftText.literal).joined(separator: ", "))]"
        scope.lists["changes"] = changes.map(base.action)
        return scope
    }

    /// Returns the changes of whether the button of a counter is enabled.
    private func enabled(_ count: ListCount) -> TemplateScope {
        var scope = action(count)
        // The taps that disable the button.
        let taps = Array(repeating: count, count: max(listed(3).countsLeft(count) ?? 1, 1))
        let last = taps.dropFirst().reduce(counted(count, first)) { $0.counted($1, from: $0) }
        scope.lists["taps"] = taps.map(base.action)
        scope.values["last"] = plan.literal(last, id: 3)
        scope.values["values"] = last.canCount(count) ? "[true]" : "[true, false]"
        return scope
    }

    /// Returns these changes for the test of a value that several cells observe.
    private func flag(_ count: ListCount) -> TemplateScope {
        var scope = enabled(count)
        scope.flags.insert("isFlag")
        scope.identifiers["caption"] = count.can
        scope.values["texts"] = scope.values["values"]
        scope.lists["changes"] = scope.lists["taps"]
        return scope
    }
}
