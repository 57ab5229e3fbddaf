internal import Descriptions

/// The code in VIPER for changes of rows: the interactor stores the entities and the running
/// requests, and the presenter creates the new display values.
extension ListVIPERFiles {
    /// The properties of the interactor for the listed entities, one per line.
    var kept: [String] {
        let listed = "private var \(plan.items): [\(plan.itemType)] = []"
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
            return plan.isPaged ? [listedIDs] : filtered
        }
        let indices = "private var indicesByID: [\(plan.itemType).ID: Int] = [:]"
        let counting = plan.counts.flatMap { count in
            [
                "/// The rows with a running request for their \(count.field.name).",
                "private var \(count.running): Set<\(plan.itemType).ID> = []",
            ]
        }
        guard plan.isBlocking else { return [listed] + filtered + [indices] + counting }
        return [listed] + filtered + [
            indices,
            plan.confirmed?.isHeld != true
                ? "/// The rows with a running request, with their shown values. Until it ends, they do not change."
                : "/// The rows with an open question or a running request, with their shown values. Until then, they do not change.",
            "private var changing: [\(plan.itemType).ID: \(plan.itemType)] = [:]",
        ] + counting
    }

    /// The statements of the interactor that replace the listed entities, for a list without pages;
    /// `nil` if it stores no entities.
    var replacing: [String]? {
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
        guard plan.hasChanges else { return nil }
        let listing =
            plan.toggles.isEmpty
            ? ["self.\(plan.items) = \(plan.items)"]
            : [
                "// The service does not know the values of a running request yet.",
                "self.\(plan.items) = \(plan.items).map { changing[$0.id] ?? $0 }",
            ]
        return listing + indexing + [
            "output?.didFetch\(plan.itemsType)(self.\(plan.items).map(summary(of:)))"
        ]
    }

    /// The statements of the interactor that store the position of each listed entity.
    var indexing: [String] {
        [
            "indicesByID = [:]",
            "for (index, \(plan.item)) in \(plan.items).enumerated() { indicesByID[\(plan.item).id] = index }",
        ]
    }

    /// The methods that list the entities that the filter selects; empty if all are listed.
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
                plan.hasChanges
                    ? ["\(plan.items) = all\(plan.itemsType).filter\(isShown)"] + indexing + [
                        "output?.didFetch\(plan.itemsType)(\(plan.items).map(summary(of:)))"
                    ]
                    : [
                        "let \(plan.items) = all\(plan.itemsType).filter\(isShown)",
                        "output?.didFetch\(plan.itemsType)(\(plan.items).map(summary(of:)))",
                    ]
            ) + plan.showing()
    }

    /// The statements that also apply a change to the entities that are not listed at present.
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
                    func \(toggle.method)(id: \(plan.itemType).ID) {
                        guard changing[id] == nil, let index = indicesByID[id] else { return }
                        let original = \(plan.items)[index]
                """
                : asking(toggle, as: "original")
            return """

                \(beginning)
                        var \(item) = original
                        \(field).toggle()
                        changing[id] = \(item)
                        show(\(item))
                        \(plan.service.name.member).\(toggle.request)(\(field), \(item)ID: id) { [weak self] result in
                            guard let self else { return }
                            changing[id] = nil
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

    /// Returns the beginning of the method of the interactor for an action during which the row
    /// does not change. If the action is confirmed first, the methods for the question and its
    /// answer precede.
    ///
    /// - Parameter name: the constant for the entity; `nil` for none.
    func beginning(_ action: any RowAction, as name: String?) -> String {
        guard action.question == nil else { return asking(action, as: name) }
        let keeping =
            name.map { "let \($0) = \(plan.items)[index]\n        changing[id] = \($0)" }
            ?? "changing[id] = \(plan.items)[index]"
        return """
                func \(action.method)(id: \(plan.itemType).ID) {
                    guard changing[id] == nil, let index = indicesByID[id] else { return }
                    \(keeping)
            """
    }

    /// Returns the methods of the interactor for the question before an action, with the beginning
    /// of the method for the action.
    ///
    /// - Parameter name: the constant for the entity; `nil` for none.
    private func asking(_ action: any RowAction, as name: String?) -> String {
        let isAsked = name.map { "let \($0) = changing[id]" } ?? "changing[id] != nil"
        return """
                func \(action.ask)(id: \(plan.itemType).ID) {
                    guard changing[id] == nil, let index = indicesByID[id] else { return }
                    changing[id] = \(plan.items)[index]
                    output?.\(action.mustConfirm)(of: summary(of: \(plan.items)[index]))
                }

                func \(action.cancel)(id: \(plan.itemType).ID) {
                    changing[id] = nil
                }

                func \(action.method)(id: \(plan.itemType).ID) {
                    guard \(isAsked) else { return }
            """
    }

    /// Returns the method that inverts a field of an entity with counters. A number that increases
    /// in the meantime is kept.
    private func togglingBesideCounts(_ toggle: ListToggle) -> String {
        let item = plan.item
        let member = toggle.field.member
        return """

            \(beginning(toggle, as: item))
                    change(id) { $0.\(member).toggle() }
                    \(plan.service.name.member).\(toggle.request)(!\(item).\(member), \(item)ID: id) { [weak self] result in
                        guard let self else { return }
                        changing[id] = nil
                        if case .failure = result {
                            change(id) { $0.\(member) = \(item).\(member) }
                            output?.\(toggle.didFail)()
                        }
                    }
                }

            """
    }

    /// Returns the methods that request an increase of a number, and apply the new number when the
    /// reply arrives.
    private func counting(_ count: ListCount) -> String {
        let item = plan.item
        let success = count.success == nil ? [] : ["output?.\(count.didCount)()"]
        let finding = [
            "guard let index = indicesByID[id] else { return }",
            "let \(item) = \(plan.items)[index]",
        ]
        let possible = count.isPossible.map { "\($0), " } ?? ""
        let asking =
            count.question == nil
            ? ""
            : SwiftText.method(
                "func \(count.ask)(id: \(plan.itemType).ID)",
                finding + [
                    "guard \(possible)!\(count.running).contains(id) else { return }",
                    "output?.\(count.mustConfirm)(of: summary(of: \(item)))",
                ]
            )
        let inserting = "\(count.running).insert(id).inserted"
        let beginning =
            count.question == nil && count.isPossible != nil
            ? finding + ["guard \(possible)\(inserting) else { return }"]
            : ["guard \(inserting) else { return }"]
        return """
            \(asking)
                func \(count.method)(id: \(plan.itemType).ID) {
            \(plan.lines(beginning, indented: 8))\
                    \(plan.service.name.member).\(count.method)(\(item)ID: id) { [weak self] result in
                        guard let self else { return }
                        \(count.running).remove(id)
                        switch result {
                        case .success(let \(count.field.member)):
                            change(id) {
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

    /// The method that changes an entity if it is still listed.
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
                    output?.didUpdate\(plan.itemType)(summary(of: \(plan.items)[index]))
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
                    output?.didUpdate\(plan.itemType)(summary(of: \(item)))
                }

            """
    }

    var answers: String {
        let failures = plan.toggles.map { toggle in
            """

                func \(toggle.didFail)() {
                    view?.showToast(\(toggle.failure))
                }

            """
        }
        let changed = SwiftText.method(
            "func didUpdate\(plan.itemType)(_ \(plan.item): \(summary))",
            [
                "guard let index = indicesByID[\(plan.item).id] else { return }",
                "rows[index] = row(of: \(plan.item))", "view?.updateRow(rows[index])",
            ]
        )
        return (plan.showsChanges ? changed : "") + (plan.confirmed.flatMap(question) ?? "")
            + failures.joined()
            + plan.counts.map(told).joined() + (plan.removal.map(told) ?? "")
    }

    /// Returns the methods of the presenter that show whether a counter was increased.
    private func told(_ count: ListCount) -> String {
        (count.success.map {
            SwiftText.method("func \(count.didCount)()", ["view?.showToast(\($0))"])
        } ?? "")
            + SwiftText.method("func \(count.didFail)()", ["view?.showToast(\(count.failure))"])
    }

    /// Returns the method of the presenter that shows a question; `nil` without a question.
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
        let taps = plan.actions.map { action in
            SwiftText.method(
                "func \(action.tap)(id: Int)",
                ["interactor.\(action.interactorMethod)(id: id)"]
            )
        }
        let answers = plan.confirmed.map { toggle in
            let heard =
                [(toggle.didConfirm, toggle.method)]
                + (toggle.isHeld ? [(toggle.didCancel, toggle.cancel)] : [])
            return heard.map { heard, asked in
                SwiftText.method(
                    "func \(heard)(\(plan.owner) id: Int)",
                    ["interactor.\(asked)(id: id)"]
                )
            }
            .joined()
        }
        return taps.joined() + (answers ?? "")
    }
}
