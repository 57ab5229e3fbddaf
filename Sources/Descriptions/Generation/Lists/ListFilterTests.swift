internal import Descriptions

/// The tests of what filters show, which all variants share but for how they are asked and heard.
struct ListFilterTests {
    let plan: ListPlan
    /// What is tested, as `presenter`.
    let object: String
    /// Has all that is listed come, as a call of the suite.
    var come = "load()"
    /// Loads what is listed, as a call of the object.
    let load: String
    /// Asks anew, as a call.
    let refresh: String
    /// What chooses a filter.
    let choose: String
    /// Changes something in the first row, which shows one of that number, as calls.
    let change: (ListToggle, Int) -> [String]
    /// Those that are shown, and what that is for their numbers, as expressions.
    let rows: (shown: String, expected: ([Int]) -> String)
    /// Says that a filter is shown as chosen.
    let tells: (ListFilter) -> String
    /// Says that what failed still shows so.
    let failed: String

    /// So many that any filter is likely to show some and to hide some.
    private static let count = 12
    private let making = "let page = Self(count: \(ListFilterTests.count))"
    private let deliver = "page.environment.deliver(.all)"

    private func call(_ call: String) -> String { "page.\(object).\(call)" }

    private func choosing(_ filter: ListFilter) -> String {
        call("\(choose)(.\(filter.name.member))")
    }

    private func shows(_ ids: [Int]) -> String {
        "#expect(\(rows.shown) == \(rows.expected(ids)))"
    }

    /// Which of the samples a filter shows, by their numbers.
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
        ] + staysInSight
    }

    /// A changed row stays visible until a filter is selected.
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
