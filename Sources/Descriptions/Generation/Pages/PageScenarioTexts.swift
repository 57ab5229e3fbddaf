internal import Descriptions

/// The named scenarios of a page: of its header, of each of its lists, and of the complete page.
struct PageScenarioTexts: EventWriter {
    let plan: PagePlan

    var files: [(part: String, text: String)] {
        [("Header", HeaderScenarioTexts(page: self).text)]
            + plan.lists.map { ($0.type, ListScenarioTexts(plan: $0, way: way(to: $0)).text) }
            + [("Page", text)]
    }

    /// Returns the expression for all scenarios of a kind.
    ///
    /// - Parameter kind: the suffix of the constants, such as `LatencyScenarios`.
    func names(_ kind: String) -> String {
        let hasHeader = kind == "Scenarios" || !plan.header.toggles.isEmpty
        let parts = (hasHeader ? ["Header"] : []) + plan.lists.map(\.type) + ["Page"]
        return parts.map { "\(plan.feature.member)\($0)\(kind)" }.joined(separator: " + ")
    }

    // MARK: - Lines

    func opening(_ values: [String] = []) -> String { open(plan.feature, values) }

    /// Returns the values at the opening of a page that satisfy a condition.
    func values(_ condition: FlagCondition?) -> [String] {
        condition.map { $0.isSet ? [pair(PageFact($0.field).key, "true")] : [] } ?? []
    }

    /// The values at the opening of a page with which both lists are shown.
    var allLists: [String] { values(plan.second?.condition) }

    /// Returns the lists that are shown with the given flags.
    func lists(where facts: Set<Name>) -> [ListPlan] {
        plan.lists.filter { $0.list.condition?.holds(in: facts) ?? true }
    }

    /// The request of the header.
    var headerRequest: String { "\(plan.header.entity.name.identifier)(\(Header.defaultID))" }

    private func firstRequest(_ list: ListPlan) -> String {
        ListScenarioTexts(plan: list).firstRequest
    }

    /// Returns the requests at the opening of a page with the given flags.
    func requests(where facts: Set<Name> = []) -> [String] {
        [headerRequest] + lists(where: facts).map(firstRequest)
    }

    private var tapSwitch: String { tap("switch") }

    /// Returns the events with which a scenario shows one of the lists.
    private func way(to list: ListPlan) -> ListScenarioWay {
        var way = ListScenarioWay()
        let isSecond = list.type == plan.second?.list.type
        let condition = list.list.condition
        way.values = values(condition)
        let facts = Set(condition.map { $0.isSet ? [$0.field] : [] } ?? [])
        let there = lists(where: facts)
        way.earlier = [headerRequest] + (isSecond ? there.prefix(1).map(firstRequest) : [])
        way.later = isSecond ? [] : there.dropFirst().map(firstRequest)
        way.events = isSecond ? [tapSwitch] : []
        return way
    }

    // MARK: - The complete page

    private var text: String {
        NamedScenarioText.file(
            switches + [atOnce, sideBySide, closes],
            "\(plan.feature.member)PageScenarios",
            rest: latencyScenarios
        )
    }

    /// Returns the identifier of the first row of a list.
    private func row(_ list: ListPlan) -> String { "\(list.entity.name.identifier).1" }

    /// The expectation that the list that is shown at first has rows.
    var hasRows: [String] { plan.lists.prefix(1).map { shows(row($0)) } }

    /// The scenarios of the switch between two lists.
    var switches: [NamedScenarioText] {
        guard let (second, condition) = plan.second, let first = plan.lists.first,
            let titles = plan.description.listSwitch
        else { return [] }
        func shows(_ shown: ListPlan, _ other: ListPlan) -> String {
            let title = shown.type == first.type ? titles.toSecond : titles.toFirst
            return expect([
                pair("switch", SwiftText.literal(title)), self.shows(row(shown)),
                self.shows(row(other), false),
            ])
        }
        let loading = [first, second].map { "\($0.severalItems.identifier).loading" }
        let absent = condition.map { condition in
            NamedScenarioText(
                name: "without-the-second-list",
                summary: "With one list there is no switch.",
                lines: [
                    opening(
                        condition.isSet ? [] : [pair(PageFact(condition.field).key, "true")]
                    ), deliver,
                    expect([
                        self.shows("switch", false), self.shows(row(first)),
                        self.shows(row(second), false),
                        requests(requests(where: condition.isSet ? [] : [condition.field])),
                    ]),
                ]
            )
        }
        return [
            NamedScenarioText(
                name: "switches",
                summary: "The switch is titled with the list that it shows next.",
                lines: [
                    opening(allLists), deliver, shows(first, second), tapSwitch,
                    shows(second, first), tapSwitch, shows(first, second),
                ]
            ),
            NamedScenarioText(
                name: "hidden-list-receives",
                summary: "A reply for the hidden list shows as soon as the list is shown.",
                lines: [
                    opening(allLists),
                    expect([self.shows(loading[0]), self.shows(loading[1], false)]), tapSwitch,
                    expect([self.shows(loading[0], false), self.shows(loading[1])]), deliver,
                    shows(second, first), tapSwitch, shows(first, second),
                ]
            ),
        ] + (absent.map { [$0] } ?? [])
    }

    /// The scenario in which services reply at once. It expects the loaded header, and rows of the
    /// list that is shown at first.
    private var atOnce: NamedScenarioText {
        NamedScenarioText(
            name: "replies-at-once",
            summary: "If services reply before the call returns, the page behaves the same.",
            lines: [
                opening(allLists + timed.prefix(1)),
                expect(
                    HeaderScenarioTexts(page: self).shows(
                        .first(plan.description),
                        facts: factsOfAll
                    ) + hasRows
                ), deliver, close,
            ]
        )
    }

    /// The flags with which both lists are shown.
    var factsOfAll: Set<Name> {
        guard let condition = plan.second?.condition, condition.isSet else { return [] }
        return [condition.field]
    }

    private var sideBySide: NamedScenarioText {
        let header = HeaderScenarioTexts(page: self)
        let later = plan.lists.dropFirst().map { _ in deliverLast }
        return NamedScenarioText(
            name: "side-by-side",
            summary: "Header and lists are requested at the same time and may arrive in any order.",
            lines: [opening(allLists), expect(header.isMissing)] + later + [
                deliverLast, expect(header.isMissing + hasRows), deliverLast,
                expect(header.shows(.first(plan.description), facts: factsOfAll)),
            ]
        )
    }

    private var closes: NamedScenarioText {
        NamedScenarioText(
            name: "closes",
            summary:
                "If the page is closed while everything loads, all of its objects are released.",
            lines: [opening(allLists), close]
        )
    }

    // MARK: - Latency

    private var latencyScenarios: String {
        let counts = plan.lists.map { pair($0.items, "20") }
        let setup = [opening(allLists + counts + timed)]
        let scenarios = [
            LatencyScenarioText(
                name: "open",
                summary:
                    "Opening the page, until everything has loaded and the first rows are shown.",
                setup: setup,
                screenCount: 8
            ),
            LatencyScenarioText(
                name: "switch",
                summary: "One tap that shows the other list.",
                setup: setup,
                measured: [tapSwitch, tapSwitch],
                screenCount: 8
            ),
        ]
        return LatencyScenarioText.declaration(
            Array(scenarios.prefix(plan.second == nil ? 1 : 2)),
            "\(plan.feature.member)PageLatencyScenarios"
        )
    }
}
