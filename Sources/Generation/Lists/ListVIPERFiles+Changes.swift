internal import Descriptions

/// What VIPER has besides where rows can be changed: the interactor keeps what runs, the presenter hands on.
extension ListVIPERFiles {
    var kept: [String] {
        let all = [
            plan.filters.isEmpty
                ? "/// All loaded rows, with those that are removed."
                : "/// All loaded rows; the filter selects those that are listed.",
            "private var all\(plan.itemsType): [\(plan.itemType)] = []",
        ]
        let removed = [
            "/// The removed rows, even if the service has not confirmed it yet.",
            "private var removed: Set<\(plan.itemType).ID> = []",
        ]
        let filtered =
            (plan.isSifted ? all : []) + (plan.isShrinking ? [listedIDs] : [])
            + (plan.removal == nil ? [] : removed)
            + (plan.filters.isEmpty ? [] : ["private(set) var filter = \(plan.firstFilter)"])
        guard plan.hasChanges else {
            return plan.isPaged
                ? ["private var indicesByID: [\(plan.itemType).ID: Int] = [:]"] : filtered
        }
        let indices = "private var indicesByID: [\(plan.itemType).ID: Int] = [:]"
        let counting = plan.counts.flatMap { count in
            [
                "/// The rows with a running request for their \(count.field.name).",
                "private var \(count.running): Set<\(plan.itemType).ID> = []",
            ]
        }
        guard plan.isBlocking else { return filtered + [indices] + counting }
        return filtered + (plan.showsChanges ? [indices] : []) + [
            plan.confirmed?.isHeld != true
                ? "/// The rows with a running request, with their shown values. Until it ends, they do not change."
                : "/// The rows with an open question or a running request, with their shown values. Until then, they do not change.",
            "private var changing: [\(plan.itemType).ID: \(plan.itemType)] = [:]",
        ] + counting
    }

    var replacing: [String] {
        let done = "output?.didFetch\(plan.itemsType)()"
        guard !plan.isSifted else {
            return
                (!plan.isBlocking
                ? ["all\(plan.itemsType) = \(plan.items)"]
                : [
                    "// The service does not know the values of a running request yet.",
                    "all\(plan.itemsType) = \(plan.items).map { changing[$0.id] ?? $0 }",
                ])
                + (plan.removal == nil
                    ? [] : ["removed = removed.filter { changing[$0] != nil }"])
                + ["filter\(plan.itemsType)()"]
        }
        return listing + [done]
    }

    private var listing: [String] {
        guard !plan.toggles.isEmpty else {
            return ["self.\(plan.items) = \(plan.items)"] + (plan.hasChanges ? indexing : [])
        }
        return [
            "// The service does not know the values of a running request yet.",
            "self.\(plan.items) = \(plan.items).map { changing[$0.id] ?? $0 }",
        ] + indexing
    }

    /// Keeps where each stands that is listed, as statements.
    var indexing: [String] {
        [
            "indicesByID = [:]",
            "for (index, \(plan.item)) in \(plan.items).enumerated() { indicesByID[\(plan.item).id] = index }",
        ]
    }

    /// Lists those that the filter lets through; nothing where there is none.
    var filtering: String {
        guard plan.isSifted else { return "" }
        let choosing = SwiftText.method(
            "func choose(_ filter: \(plan.filterType))",
            ["self.filter = filter", "if firstLoad == .done { filter\(plan.itemsType)() }"]
        )
        let isShown =
            plan.removal == nil
            ? "(shows)"
            : " { !removed.contains($0.id)\(plan.filters.isEmpty ? "" : " && shows($0)") }"
        return (plan.filters.isEmpty ? "" : choosing)
            + SwiftText.method(
                "private func filter\(plan.itemsType)()",
                ["\(plan.items) = all\(plan.itemsType).filter\(isShown)"]
                    + (plan.showsChanges ? indexing : [])
                    + ["output?.didFetch\(plan.itemsType)()"]
            ) + plan.showing()
    }

    /// Keeps a change where the next filter finds it, as statements.
    private var remembering: String {
        guard plan.isSifted else { return "" }
        let all = "all\(plan.itemsType)"
        return """
                    if let index = \(all).firstIndex(where: { $0.id == \(plan.item).id }) {
                        \(all)[index] = \(plan.item)
                    }

            """
    }

    var changing: String {
        let item = plan.item
        let methods = plan.toggles.map { toggle in
            let field = "\(item).\(toggle.field.member)"
            if !plan.counts.isEmpty { return togglingBesideCounts(toggle) }
            let beginning =
                toggle.question == nil
                ? """
                    func \(toggle.method)(at index: Int) {
                        let original = \(plan.items)[index]
                        guard changing[original.id] == nil else { return }
                """
                : """
                    func \(toggle.ask)(at index: Int) {
                        let original = \(plan.items)[index]
                        guard changing[original.id] == nil else { return }
                        changing[original.id] = original
                        output?.\(toggle.mustConfirm)(of: \(item)(at: index))
                    }

                    func \(toggle.cancel)(\(plan.owner) id: Int) {
                        changing[id] = nil
                    }

                    func \(toggle.method)(\(plan.owner) id: Int) {
                        guard let original = changing[id] else { return }
                """
            return """

                \(beginning)
                        var \(item) = original
                        \(field).toggle()
                        changing[\(item).id] = \(item)
                        show(\(item))
                        \(plan.service.name.member).\(toggle.request)(\(field), \(item)ID: \(item).id) { [weak self] result in
                            guard let self else { return }
                            changing[original.id] = nil
                            if case .failure = result {
                                show(original)
                                output?.\(toggle.didFail)()
                            }
                        }
                    }

                """
        }
        return methods.joined() + plan.counts.map(counting).joined() + removing
            + (plan.counts.isEmpty ? plan.showsChanges ? showing : "" : recounting)
    }

    /// The beginning of what is done with one, which is left as it is until that has ended: what stands in
    /// front of it, and behind the question where it has to be confirmed.
    func beginning(_ action: any RowAction) -> String {
        let item = plan.item
        return action.question == nil
            ? """
                func \(action.method)(at index: Int) {
                    let \(item) = \(plan.items)[index]
                    guard changing[\(item).id] == nil else { return }
                    changing[\(item).id] = \(item)
            """
            : """
                func \(action.ask)(at index: Int) {
                    let \(item) = \(plan.items)[index]
                    guard changing[\(item).id] == nil else { return }
                    changing[\(item).id] = \(item)
                    output?.\(action.mustConfirm)(of: self.\(item)(at: index))
                }

                func \(action.cancel)(\(plan.owner) id: Int) {
                    changing[id] = nil
                }

                func \(action.method)(\(plan.owner) id: Int) {
                    guard let \(item) = changing[id] else { return }
            """
    }

    /// Turns a field round where meanwhile something of the same can be counted, which stays.
    private func togglingBesideCounts(_ toggle: ListToggle) -> String {
        let item = plan.item
        let member = toggle.field.member
        return """

            \(beginning(toggle))
                    change(\(item).id) { $0.\(member).toggle() }
                    \(plan.service.name.member).\(toggle.request)(!\(item).\(member), \(item)ID: \(item).id) { [weak self] result in
                        guard let self else { return }
                        changing[\(item).id] = nil
                        if case .failure = result {
                            change(\(item).id) { $0.\(member) = \(item).\(member) }
                            output?.\(toggle.didFail)()
                        }
                    }
                }

            """
    }

    /// Asks for one more, and has what that is then when the service has answered.
    private func counting(_ count: ListCount) -> String {
        let item = plan.item
        let possible = count.isPossible.map { "\($0), " } ?? ""
        let success = count.success == nil ? [] : ["output?.\(count.didCount)()"]
        let id = count.question == nil ? "\(item).id" : "id"
        let beginning =
            count.question == nil
            ? """
                func \(count.method)(at index: Int) {
                    let \(item) = \(plan.items)[index]
                    guard \(possible)\(count.running).insert(\(item).id).inserted else { return }
            """
            : """
                func \(count.ask)(at index: Int) {
                    let \(item) = \(plan.items)[index]
                    guard \(possible)!\(count.running).contains(\(item).id) else { return }
                    output?.\(count.mustConfirm)(of: self.\(item)(at: index))
                }

                func \(count.method)(\(plan.owner) id: Int) {
                    guard \(count.running).insert(id).inserted else { return }
            """
        return """

            \(beginning)
                    \(plan.service.name.member).\(count.method)(\(item)ID: \(id)) { [weak self] result in
                        guard let self else { return }
                        \(count.running).remove(\(id))
                        switch result {
                        case .success(let \(count.field.member)):
                            change(\(id)) {
            \(plan.lines(changes(count), indented: 20))                }
            \(plan.lines(success, indented: 16))            case .failure:
                            output?.\(count.didFail)()
                        }
                    }
                }

            """
    }

    private func changes(_ count: ListCount) -> [String] {
        ["$0.\(count.field.member) = \(count.field.member)"]
            + (count.once.map { once in ["$0.\(once.member) = true"] } ?? [])
    }

    /// Changes one where it is still listed.
    private var recounting: String {
        let all = "all\(plan.itemsType)"
        let kept = """
                    if var \(plan.item) = changing[id] {
                        change(&\(plan.item))
                        changing[id] = \(plan.item)
                    }

            """
        let listed = """
                    if let index = \(all).firstIndex(where: { $0.id == id }) { change(&\(all)[index]) }

            """
        return """

                /// Changes an entry if it is still listed.
                private func change(_ id: \(plan.itemType).ID, _ change: (inout \(plan.itemType)) -> Void) {
                \(plan.isBlocking ? kept : "")\(plan.isSifted ? listed : "")\
                    guard let index = indicesByID[id] else { return }
                    change(&\(plan.items)[index])
                    output?.didChange\(plan.itemType)(\(plan.item)(at: index), at: index)
                }

            """
    }

    private var showing: String {
        let item = plan.item
        return """

                /// Replaces an entry if it is still listed.
                private func show(_ \(item): \(plan.itemType)) {
            \(remembering)\
                    guard let index = indicesByID[\(item).id] else { return }
                    \(plan.items)[index] = \(item)
                    output?.didChange\(plan.itemType)(self.\(item)(at: index), at: index)
                }

            """
    }

    var answers: String {
        let shows =
            plan.changing.map {
                "view?.show\($0.name.type)(\(plan.expression($0, ofSummary: true)), at: index)"
            } + plan.enabling.map { "view?.\($0.enable)(\($0.isPossible ?? ""), at: index)" }
        let failures = plan.toggles.map { toggle in
            """

                func \(toggle.didFail)() {
                    view?.showToast(\(toggle.failure))
                }

            """
        }
        let changed = """

                func didChange\(plan.itemType)(_ \(plan.item): \(summary), at index: Int) {
            \(plan.lines(shows, indented: 8))    }

            """
        return (plan.showsChanges ? changed : "") + (plan.confirmed.flatMap(question) ?? "")
            + failures.joined()
            + plan.counts.map(told).joined() + (plan.removal.map(told) ?? "")
    }

    /// Tells a person what was counted, or was not.
    private func told(_ count: ListCount) -> String {
        (count.success.map {
            SwiftText.method("func \(count.didCount)()", ["view?.showToast(\($0))"])
        } ?? "")
            + SwiftText.method("func \(count.didFail)()", ["view?.showToast(\(count.failure))"])
    }

    /// Asks a person what has to be confirmed.
    private func question(_ toggle: any RowAction) -> String? {
        plan.question(toggle, ofSummary: true).map { question in
            """

                func \(toggle.mustConfirm)(of \(plan.item): \(summary)) {
                    view?.\(toggle.confirm)(\(question.text), \(plan.owner): \(plan.item).id)
                }

            """
        }
    }

    var taps: String {
        let actions: [any RowAction] = plan.toggles + (plan.removal.map { [$0] } ?? [])
        let taps = actions.map { toggle in
            """

                func \(toggle.tap)(at row: Int) {
                    interactor.\(toggle.question == nil ? toggle.method : toggle.ask)(at: row)
                }

            """
        }
        let answers = plan.confirmed.map { toggle in
            let heard =
                [(toggle.didConfirm, toggle.method)]
                + (toggle.isHeld ? [(toggle.didCancel, toggle.cancel)] : [])
            return heard.map { heard, asked in
                SwiftText.method(
                    "func \(heard)(\(plan.owner) id: Int)",
                    ["interactor.\(asked)(\(plan.owner): id)"]
                )
            }
            .joined()
        }
        let counts = plan.counts.map { count in
            SwiftText.method(
                "func \(count.tap)(at row: Int)",
                ["interactor.\(count.question == nil ? count.method : count.ask)(at: row)"]
            )
        }
        return taps.joined() + counts.joined() + (answers ?? "")
    }
}
