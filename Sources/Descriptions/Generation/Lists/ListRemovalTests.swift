internal import Descriptions

/// The tests of removals, for the objects that control a list.
struct ListRemovalTests {
    let plan: ListPlan

    private let deliver = "environment.deliver(.all)"

    /// Returns the tests of the object that has the rows.
    ///
    /// - Parameters:
    ///   - begin: the statements that load the list, one per line.
    ///   - remove: a closure that returns the statements that remove the row at an index, with the
    ///     number of its entity, including the confirmation if it is required.
    ///   - refresh: the statement that refreshes the list.
    ///   - expecting: a closure that returns the expectation that the rows of the given entities
    ///     are shown.
    ///   - empty: the expectations that the list is shown as empty.
    ///   - told: a closure that returns the expectations that a message was shown.
    func tests(
        begin: [String],
        remove: (_ index: Int, _ id: Int) -> [String],
        refresh: String,
        expecting: ([Int]) -> String,
        empty: [String],
        told: (String) -> [String]
    ) -> [String] {
        guard let removal = plan.removal else { return [] }
        let all = (1...4).flatMap { remove(0, $0) }
        return [
            SwiftText.test(
                "A removed row disappears at once and stays removed",
                "removes",
                begin + remove(1, 2) + [expecting([1, 3, 4])] + remove(2, 4) + [
                    expecting([1, 3]), deliver, expecting([1, 3]), refresh, deliver,
                    expecting([1, 3]),
                ]
            ),
            SwiftText.test(
                "If removing fails, the row returns to its position, and a message appears",
                "removalFails",
                begin + ["environment.fail(.\(removal.operation.member))"] + remove(1, 2) + [
                    expecting([1, 3, 4]), deliver, expecting([1, 2, 3, 4]),
                ] + told(removal.failure)
            ),
            SwiftText.test(
                "A refresh restores no row that is being removed, but every row that the service has",
                "keepsRemoved",
                begin + remove(1, 2) + [
                    refresh, "environment.deliver(.last)", expecting([1, 3, 4]), deliver, refresh,
                    deliver, expecting([1, 3, 4]), plan.setting(0), plan.setting(4), refresh,
                    deliver, expecting([1, 2, 3, 4]),
                ]
            ),
            SwiftText.test(
                "If the last row is removed, the list shows its empty text",
                "removesAll",
                begin + all + [expecting([])] + empty
            ),
        ]
    }

    // MARK: - VIPER

    /// The methods of the interactor's output.
    var outputMethods: [SpyText.Method] {
        guard let removal = plan.removal else { return [] }
        return (removal.success == nil ? [] : [.init(removal.didRemove)])
            + [.init(removal.didFail)]
    }

    /// The tests of the interactor.
    var interactor: [String] {
        guard let removal = plan.removal else { return [] }
        func remove(_ id: Int) -> [String] {
            removal.done(ofRow: "\(id)").map { "interactor.\($0)" }
        }
        func expecting(_ ids: [Int]) -> String { plan.expecting(ids) }
        let refresh = "interactor.refresh\(plan.itemsType)()"
        let fetched = "\(plan.completed).didFetch\(plan.itemsType)"
        let asked = removal.question == nil ? "" : ".\(removal.mustConfirm)(of: second), "
        let second =
            removal.question == nil ? [] : ["let second = output.\(plan.items)[1]"]
        let success =
            (plan.undo.map { ", .\($0.didEnable)(true)" } ?? "")
            + (removal.success == nil ? "" : ", .\(removal.didRemove)")
        let confirmed = removal.question.map { _ in
            SwiftText.test(
                "A row stays until its removal is confirmed",
                "confirmsRemoval",
                [
                    "fetch()", "interactor.\(removal.method)(id: 2)",
                    expecting([1, 2, 3, 4]),
                    "interactor.\(removal.ask)(id: 2)", "interactor.\(removal.ask)(id: 2)",
                    "#expect(output.calls.count == 1)", expecting([1, 2, 3, 4]),
                    "interactor.\(removal.cancel)(id: 2)",
                    "interactor.\(removal.ask)(id: 2)", "#expect(output.calls.count == 2)",
                    "#expect(environment.waitingReplies == 0)",
                ]
            )
        }
        return [
            SwiftText.test(
                "A removed row disappears at once, and the request is sent",
                "removes",
                ["fetch()"] + second + remove(2) + [
                    expecting([1, 3, 4]), "#expect(output.calls == [\(asked)\(fetched)])",
                    "#expect(environment.requests.last == .\(removal.operation.member)(\(plan.item)ID: 2))",
                    deliver, expecting([1, 3, 4]),
                    "#expect(output.calls == [\(asked)\(fetched)\(success)])", refresh, deliver,
                    expecting([1, 3, 4]),
                ]
            ),
            SwiftText.test(
                "If removing fails, the row returns to its position, and a message appears",
                "removalFails",
                ["fetch()", "environment.fail(.\(removal.operation.member))"] + second + remove(2)
                    + [
                        deliver, expecting([1, 2, 3, 4]),
                        "#expect(output.calls == [\(asked)\(fetched), \(fetched), .\(removal.didFail)])",
                    ] + remove(3) + [expecting([1, 2, 4])]
            ),
            SwiftText.test(
                "A refresh restores no row that is being removed, but every row that the service has",
                "keepsRemoved",
                ["fetch()"] + remove(2) + [
                    refresh, "environment.deliver(.last)", expecting([1, 3, 4]), deliver, refresh,
                    deliver, expecting([1, 3, 4]), plan.setting(0), plan.setting(4), refresh,
                    deliver, expecting([1, 2, 3, 4]),
                ]
            ),
        ] + (confirmed.map { [$0] } ?? [])
    }

    /// The tests of the presenter.
    var presenter: [String] {
        guard let removal = plan.removal else { return [] }
        let success = removal.success.map { text in
            [
                "presenter.\(removal.didRemove)()", "#expect(view.calls == [.showToast(\(text))])",
                "view.calls = []",
            ]
        }
        return [
            SwiftText.test(
                "A tap on “\(removal.button)” is passed to the interactor",
                "asks\(removal.button.type)",
                [
                    "presenter.\(removal.tap)(id: 3)",
                    "#expect(interactor.calls == [.\(removal.interactorMethod)(id: 3)])",
                ]
            ),
            SwiftText.test(
                "The result of a removal is reported",
                "tellsOfRemovals",
                (success ?? []) + [
                    "presenter.\(removal.didFail)()",
                    "#expect(view.calls == [.showToast(\(removal.failure))])",
                ]
            ),
        ]
    }
}
