internal import Descriptions

/// The tests of filters. All variants share them; only the calls and the recorded outputs differ.
struct ListFilterTests {
    let plan: ListPlan
    /// The name of the tested object, such as `presenter`.
    let object: String
    /// The call of the suite that loads the list and delivers the reply.
    var come = "load()"
    /// The call of the object that loads the list.
    let load: String
    /// The call that refreshes the list.
    let refresh: String
    /// The method that selects a filter.
    let choose: String
    /// A closure that returns the calls that change the first row, which shows the entity with the
    /// given number.
    let change: (any RowAction, Int) -> [String]
    /// The expression for the shown rows, and a closure that returns the expected value for the
    /// numbers of entities.
    let rows: (shown: String, expected: ([Int]) -> String)
    /// A closure that returns the expectation that a filter is shown as selected.
    let tells: (ListFilter) -> String
    /// The expectation that the failure is still shown.
    let failed: String

    /// The number of entities, which is large enough for any filter to show some of them and hide
    /// others.
    private static let count = ListMove.count
    private let making = "let page = Self(count: \(ListFilterTests.count))"
    private let deliver = "page.environment.deliver(.all)"

    private func call(_ call: String) -> String { "page.\(object).\(call)" }

    private func choosing(_ filter: ListFilter) -> String {
        call("\(choose)(.\(filter.name.member))")
    }

    private func shows(_ ids: [Int]) -> String {
        "#expect(\(rows.shown) == \(rows.expected(ids)))"
    }

    /// Returns the numbers of the samples that a filter shows.
    private func shown(by filter: ListFilter) -> [Int] {
        (1...Self.count).filter {
            filter.shows(plan.entity.sample(id: $0, seed: Entity.defaultSeed))
        }
    }

    var tests: [String] {
        guard let first = plan.filters.first, let last = plan.filters.last else { return [] }
        let choices = plan.filters.reversed().flatMap {
            [choosing($0), tells($0), shows(shown(by: $0))]
        }
        return [
            SwiftText.test(
                "A filter shows only matching rows",
                "filters",
                [making, "page.\(come)"] + choices
            ),
            SwiftText.test(
                "A filter stays selected before the first load and across a refresh",
                "keepsTheFilter",
                [
                    making, "page.environment.fail(.\(plan.items))", call(load), choosing(last),
                    deliver, choosing(first), choosing(last), failed, call(refresh), deliver,
                    shows(shown(by: last)), call(refresh), deliver, shows(shown(by: last)),
                ]
            ),
        ] + (plan.list.movesRows ? plan.moves.map(moves) : staysInSight)
    }

    /// Returns the test that a changed row leaves its filter at once, and returns if the service
    /// fails.
    private func moves(_ move: ListMove) -> String {
        let change = change(move.action, move.ids[0]).map(call)
        let fails =
            ["page.environment.fail(.\(move.action.operation.member))"] + change
            + [shows(move.isAtTap ? move.rest : move.ids), deliver, shows(move.ids)]
        let moves =
            change + [shows(move.isAtTap ? move.rest : move.ids), deliver, shows(move.rest)]
            + [choosing(plan.filters[0]), shows(Array(1...Self.count))]
            + [choosing(move.filter), shows(move.rest)]
        return SwiftText.test(
            "A row that changes “\(move.field.name)” leaves its filter and, after a failure, returns",
            "moves\(move.field.name.type)",
            [making, "page.\(come)", choosing(move.filter)] + fails + moves
        )
    }

    /// The test that a changed row stays visible until a filter is selected.
    private var staysInSight: [String] {
        for filter in plan.filters {
            let toggle = plan.toggles.first { $0.field.name == filter.condition?.field }
            let ids = shown(by: filter)
            guard let toggle, ids.count > 1 else { continue }
            let rest = Array(ids.dropFirst())
            return [
                SwiftText.test(
                    "A changed row stays visible until a filter is selected",
                    "staysInSight",
                    [making, "page.\(come)", choosing(filter)]
                        + change(toggle, ids[0]).map(call) + [
                            shows(ids), choosing(filter), shows(rest), deliver,
                            choosing(plan.filters[0]), choosing(filter), shows(rest),
                        ]
                )
            ]
        }
        return []
    }
}
