internal import Descriptions

/// The tests of changes and removals that are made elsewhere, for the objects that control a list.
struct ListAnnouncementTests {
    let plan: ListPlan
    /// The statements that load the list, one per line.
    let begin: [String]
    let refresh: String
    /// A closure that returns the statements for a tap in the row at an index, with the number of
    /// its entity, including the confirmation if it is required.
    let tap: (_ action: any RowAction, _ index: Int, _ id: Int) -> [String]
    /// A closure that returns the expectation that the rows of the given entities are shown.
    let expecting: ([Int]) -> String
    /// A closure that returns the expectations that the row at an index shows an entity.
    let shows: (_ sample: Sample, _ index: Int) -> [String]
    /// The expectations that the list is shown as empty.
    let empty: [String]
    /// The statements that start to record messages, and the expectation that there are none.
    let messages: (record: [String], none: String)

    private let deliver = "environment.deliver(.all)"

    var tests: [String] {
        guard plan.isAnnounced else { return [] }
        let sample = plan.elsewhere(2)
        let kept = plan.elsewhere(1)
        return [
            SwiftText.test(
                "A change that was made elsewhere shows in its row and stays",
                "changesElsewhere",
                begin + [plan.changing(2, to: sample)] + shows(sample, 1) + [
                    plan.changing(1, to: kept)
                ] + shows(kept, 0) + [
                    refresh, deliver,
                ] + shows(kept, 0) + shows(sample, 1)
            ),
            SwiftText.test(
                "A row that was removed elsewhere disappears at once and stays removed",
                "removedElsewhere",
                begin + [
                    plan.removing(2), expecting([1, 3, 4]), plan.removing(2), refresh, deliver,
                    expecting([1, 3, 4]),
                ]
            ),
            SwiftText.test(
                "If the last row is removed elsewhere, the list shows its empty text",
                "removedAllElsewhere",
                begin + (1...4).map(plan.removing) + [expecting([])] + empty
            ),
            SwiftText.test(
                "A row that was removed elsewhere and is listed again is as the service has it",
                "listsAgain",
                begin + [
                    plan.removing(4), plan.setting(3), plan.setting(4), refresh, deliver,
                    expecting([1, 2, 3, 4]),
                ]
            ),
        ] + plan.toggles.prefix(1).flatMap(during)
            + (plan.confirmed.map { [ignoresAnswer($0)] } ?? [])
    }

    /// Returns the tests of changes and removals while the request of a row runs.
    private func during(_ toggle: ListToggle) -> [String] {
        let first = Sample.listed(plan.entity, id: 1)
        let sample = plan.elsewhere(1, keeping: toggle)
        let waiting = begin + tap(toggle, 0, 1) + [plan.changing(1, to: sample)]
        let fail = "environment.fail(.\(toggle.operation.member))"
        return [
            SwiftText.test(
                "A change that was made elsewhere while a request runs waits for its reply",
                "waitsForReply",
                waiting + shows(first.turned(toggle), 0) + [deliver]
                    + shows(sample.turned(toggle), 0)
            ),
            SwiftText.test(
                "If the request fails, the row shows the change that was made elsewhere",
                "waitsForFailure",
                [fail] + waiting + [deliver] + shows(sample, 0)
            ),
            SwiftText.test(
                "The reply to a request is ignored if its row was removed elsewhere",
                "ignoresReply",
                begin + [fail] + tap(toggle, 0, 1) + [plan.removing(1)] + messages.record + [
                    deliver, messages.none, expecting([2, 3, 4]),
                ]
            ),
        ]
    }

    private func ignoresAnswer(_ action: any RowAction) -> String {
        let tapped = tap(action, 0, 1)
        let isRowTapped = tapped.last?.contains("[0]") == true
        // A view model is confirmed through its row, which is not listed any more.
        let confirming = isRowTapped ? ["let row = viewModel.rows.value[0]"] : []
        let confirmed = tapped.last?.replacing("viewModel.rows.value[0]", with: "row") ?? ""
        return SwiftText.test(
            "The answer to a question does nothing if its row was removed elsewhere",
            "ignoresAnswer",
            begin + confirming + tapped.dropLast() + [
                plan.removing(1), confirmed, "#expect(environment.waitingReplies == 0)",
                expecting([2, 3, 4]),
            ]
        )
    }
}

extension ListPlan {
    /// Returns the statement that changes an entity elsewhere.
    func changing(_ id: Int, to sample: Sample) -> String {
        let values = ["\"id\": .integer(\(id))"] + changes(to: sample, id: id).swift
        return "_ = environment.happen(\"\(entity.changeEvent)\", .object("
            + SwiftText.dictionary(values) + "))"
    }

    /// Returns the statement that removes an entity elsewhere.
    func removing(_ id: Int) -> String {
        "_ = environment.happen(\"\(entity.removalEvent)\", .integer(\(id)))"
    }
}

extension ListPageTests {
    /// The tests of pages after removals that were made elsewhere.
    var movesUpElsewhere: [String] {
        guard plan.isAnnounced, plan.isPaged else { return [] }
        return asksElsewhere + (size > 1 ? skipsNone : [])
    }

    /// The tests that rows are requested if none is left.
    private var asksElsewhere: [String] {
        // A list whose rows have a button that removes them has tests with this button.
        guard removal == nil else { return [] }
        let removing =
            ["let page = Self(count: \(size + 1))", "page.\(come)", "for id in 1...\(size) {"]
            + [
                "    _ = page.environment.happen(\"\(plan.entity.removalEvent)\", .integer(id))",
                "}",
            ]
        return [
            SwiftText.test(
                "If all rows were removed elsewhere, more are requested",
                "asksWhereEmptyElsewhere",
                removing + [rows(0), shows(.loading), deliver, rows(1)]
            ),
            SwiftText.test(
                "If all rows were removed elsewhere and a refresh fails, more are requested",
                "asksAfterFailedRefreshElsewhere",
                removing + [
                    "page.environment.fail(.\(plan.items))", call(refresh), deliver, deliver,
                    rows(1),
                ]
            ),
        ]
    }

    private var skipsNone: [String] {
        [
            SwiftText.test(
                "After a row was removed elsewhere, the next page skips no row",
                "movesUpElsewhere",
                making + [
                    "page.\(plan.removing(1))".replacing("page._ = ", with: "_ = page."),
                    rows(size - 1), displayed(size - 2), deliver, rows(size), displayed(size - 1),
                    deliver, rows(2 * size), asked([1, 1, 2]),
                ]
            ),
            SwiftText.test(
                "A page that was requested before a removal elsewhere is requested again",
                "asksAgainElsewhere",
                making + [
                    displayed(size - 1),
                    "page.\(plan.removing(1))".replacing("page._ = ", with: "_ = page."),
                    waiting(2), "page.environment.deliver(.last)", rows(size), deliver, rows(size),
                    asked([1, 2, 1]),
                ]
            ),
        ]
    }
}
