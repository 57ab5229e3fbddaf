internal import Descriptions

/// The named scenarios of a list. Their expectations are those of the description.
struct ListScenarioTexts: EventWriter {
    let plan: ListPlan
    /// The events with which a scenario shows the list.
    var way = ListScenarioWay()

    var text: String {
        NamedScenarioText.file(
            all.map { scenario in
                NamedScenarioText(
                    name: prefix + scenario.name,
                    summary: scenario.summary,
                    lines: scenario.lines
                )
            },
            "\(constant)Scenarios",
            rest: latencyScenarios
        )
    }

    /// All scenarios of the list.
    var all: [NamedScenarioText] {
        [loads, empty, fails, refreshes, changes, reuses] + limits + plan.totalScenarios(self)
            + filters + moves + pages + leads + links
            + plan.toggles.flatMap(changes) + plan.counts.flatMap(self.counts)
            + (plan.removal.map(removes) ?? []) + plan.buttons.flatMap(scenarios)
            + announcements + [closes]
    }

    /// The prefix of the names of scenarios, which distinguishes them from those of another list.
    var prefix: String { plan.part == nil ? "" : "\(list)-" }
    /// The name of the constant with the scenarios: `inbox`, `blogFeedDrafts`.
    var constant: String {
        plan.part.map { $0.feature.member + plan.type } ?? plan.feature.member
    }

    var list: String { plan.severalItems.identifier }
    var item: String { plan.entity.name.identifier }

    /// Returns the events that open the screen and make the list visible.
    func opening(_ count: Int, _ further: [String] = []) -> String {
        let values = [number(of: count)] + way.values + further
        return ([open(plan.part?.feature ?? plan.feature, values)] + way.events)
            .joined(separator: "\n")
    }

    /// The first request in scenarios.
    var firstRequest: String { plan.isPaged ? "\(list)(page 1)" : list }
    /// A number of entities that a screen does not show at once. They load in one request.
    private var many: Int { plan.isPaged ? ListPlan.mostTested : 30 }

    /// Returns the expectation that the list has only loaded.
    ///
    /// - Parameter count: the number of times.
    func loads(_ count: Int = 1) -> String {
        expect([requests(Array(repeating: firstRequest, count: count))])
    }

    /// Returns the event that scrolls to a row that has loaded.
    func scroll(_ row: Int) -> String { #"{"scroll": "\#(list)", "to": \#(row)}"# }

    /// Returns the events that scroll to a row and load the pages before it.
    ///
    /// - Parameter start: the row from which they scroll.
    func scroll(to row: Int, from start: Int = 0) -> [String] {
        guard let size = plan.pageSize else { return [scroll(row)] }
        let loaded = stride(from: size, through: row, by: size)
        return loaded.filter { $0 > start }.flatMap { [scroll($0 - 1), deliver] } + [scroll(row)]
    }

    /// Returns the expectation for all requests: the first one of the list, the requests of other
    /// parts around it, and the rest.
    func requests(_ own: [String]) -> String {
        pair(
            "requests",
            strings(way.earlier + own.prefix(1) + way.later + own.dropFirst())
        )
    }

    var pull: String { #"{"pull": "\#(list)"}"# }

    private func number(of count: Int) -> String { pair(plan.items, String(count)) }

    /// Returns the event that sets the number of entities.
    func set(_ count: Int) -> String { set([number(of: count)]) }

    /// Returns the events after which the service has new entities.
    func renew(_ count: Int) -> [String] { [set(0), set(count)] }

    /// Returns the identifier of a row.
    func rowID(_ id: Int) -> String { "\(item).\(id)" }

    /// Returns the identifier of an element of a row.
    func element(_ name: Name, of id: Int) -> String { "\(rowID(id)).\(name.identifier)" }

    /// Returns the events of a tap in a row, and of the confirmation if it is required.
    func tap(_ action: any RowAction, _ id: Int) -> [String] {
        [tap(element(action.button, of: id))] + answer(action)
    }

    func fail(_ action: any RowAction) -> String { fail(action.operation.identifier) }

    /// Returns the event that confirms a question; empty without a question.
    func answer(_ action: any RowAction) -> [String] {
        action.question.map { [answer($0.answer)] } ?? []
    }

    /// The expectation that the text of an empty list is shown.
    var isEmpty: String { pair("\(list).empty", plan.emptyText) }
    var isNotEmpty: String { shows("\(list).empty", false) }

    /// Returns the expectations for some elements of a row that shows a sample.
    func shows(_ elements: [EntityElement], _ sample: Sample, _ id: Int) -> [String] {
        elements.map { pair(element($0.name, of: id), $0.expected(sample)) }
    }

    /// Returns the expectations for all elements of a row.
    func row(_ id: Int) -> String {
        expect(shows(plan.list.elements, Sample.listed(plan.entity, id: id), id))
    }

    /// Returns the expectation for the label with the number of rows; empty without the label.
    func total(_ count: Int) -> [String] {
        plan.list.total.map {
            [pair($0.name.identifier, SwiftText.literal($0.text(count)))]
        } ?? []
    }

    private var loads: NamedScenarioText {
        NamedScenarioText(
            name: "loads",
            summary: "The list loads in one request; loading is shown until then.",
            lines: [
                opening(3), expect([shows("\(list).loading"), shows(rowID(1), false)]), deliver,
                expect([shows("\(list).loading", false), isNotEmpty, shows(rowID(4), false)]),
            ] + (1...3).map(row) + [loads()]
        )
    }

    private var empty: NamedScenarioText {
        NamedScenarioText(
            name: "empty",
            summary: "If the list is empty, it shows its text.",
            lines: [
                opening(0), deliver,
                expect([isEmpty, shows("\(list).error", false), shows("\(list).loading", false)]),
                pull, deliver, expect([isEmpty]), set(1), pull, deliver,
                expect([isNotEmpty, shows(rowID(1))]),
            ]
        )
    }

    private var fails: NamedScenarioText {
        let error = pair("\(list).error", plan.failureText)
        let noError = shows("\(list).error", false)
        let button = pair("\(list).retry", appearance("\"Retry\"", isEnabled: true))
        return NamedScenarioText(
            name: "load-fails",
            summary:
                "If loading fails, an error replaces the list; its button and a pull load again.",
            lines: [
                opening(2, [failing]), deliver,
                expect([error, button, shows("\(list).loading", false)]), fail(list),
                tap("\(list).retry"),
                expect([shows("\(list).loading"), noError, shows("\(list).retry", false)]),
                pull, deliver, expect([error]), pull, deliver,
                expect([noError, shows(rowID(2))]), loads(3),
            ]
        )
    }

    /// The value at the opening with which the first load fails.
    var failing: String { pair("fail", strings([list])) }

    private var refreshes: NamedScenarioText {
        NamedScenarioText(
            name: "refreshes",
            summary: "A pull loads again, once; if that fails, the rows stay.",
            lines: [
                opening(2), pull, deliver, pull, pull, deliver,
                expect([shows(rowID(2)), toast(nil)]), fail(list), pull, deliver,
                expect([shows(rowID(2)), toast("\"Could not refresh\"")]), loads(3),
            ]
        )
    }

    private var changes: NamedScenarioText {
        NamedScenarioText(
            name: "refresh-shows-changes",
            summary: "A refresh shows the current values; they do not change before it.",
            lines: [
                opening(2), deliver, set(3), expect([shows(rowID(3), false)]), pull, deliver,
                row(3), set(1), pull, deliver,
                expect([shows(rowID(1)), shows(rowID(2), false)]),
            ]
        )
    }

    private var reuses: NamedScenarioText {
        NamedScenarioText(
            name: "reused-rows",
            summary: "After scrolling away and back, a row shows the same.",
            lines: [opening(many), deliver] + scroll(to: many - 1) + [row(many), scroll(0)]
                + (1...2).map(row)
        )
    }

    // MARK: - Pages

    /// The scenarios in which a tap on an image opens the page of a number in its own row.
    private var links: [NamedScenarioText] {
        plan.links.map { link in
            func page(_ id: Int) -> String {
                let number = Sample.listed(plan.entity, id: id).number(link, of: plan.entity)
                return "\(link.page.identifier)(\(number))"
            }
            return opens(
                "leads-from-\(link.element.identifier)",
                "A tap on an image opens its page, and back returns.",
                page
            ) { element(link.element, of: $0) }
        }
    }

    private var leads: [NamedScenarioText] {
        plan.list.route.map { page in
            let name = page.identifier
            return [
                opens(
                    "leads",
                    "A tap on a row opens its page, and back returns.",
                    { "\(name)(\($0))" },
                    rowID
                )
            ]
        } ?? []
    }

    /// Returns the scenario in which taps in two rows open their pages.
    private func opens(
        _ name: String,
        _ summary: String,
        _ page: (Int) -> String,
        _ element: (Int) -> String
    ) -> NamedScenarioText {
        NamedScenarioText(
            name: name,
            summary: summary,
            lines: [
                opening(20), deliver, tap(element(2)), expect([routes([page(2)])]), back,
                expect([routes([])]),
            ] + scroll(to: 19) + [tap(element(20)), expect([routes([page(20)])])]
        )
    }

    // MARK: - Changes

    /// Returns the expectations for the texts of a row whose field has its first value, or the
    /// inverted one.
    func shows(_ toggle: Toggle, _ id: Int, turned: Bool) -> [String] {
        let first = Sample.listed(plan.entity, id: id)
        return shows(plan.changing, turned ? first.turned(toggle) : first, id)
    }

    private func changes(_ toggle: Toggle) -> [NamedScenarioText] {
        let name = toggle.button.identifier
        func expecting(_ id: Int, turned: Bool, _ further: [String] = []) -> String {
            expect(shows(toggle, id, turned: turned) + further)
        }
        let asked = [firstRequest] + ["\(toggle.operation.identifier)(2)"] + [firstRequest]
        return [
            NamedScenarioText(
                name: "changes-at-\(name)",
                summary:
                    "A tap changes “\(toggle.field.name)” at once, only once while the request runs.",
                lines: [opening(2), deliver] + tap(toggle, 2) + [
                    expecting(2, turned: true), tap(element(toggle.button, of: 2)),
                    expecting(1, turned: false), deliver,
                    expecting(2, turned: true, toggle.success.map { [toast($0)] } ?? []), pull,
                    deliver,
                    expecting(2, turned: true, [requests(asked), toast(nil)]),
                ] + tap(toggle, 2) + [expecting(2, turned: false)]
            ),
            NamedScenarioText(
                name: "fails-at-\(name)",
                summary:
                    "If a change fails, it is rolled back, a message appears, and the user can try again.",
                lines: [opening(2), deliver, fail(toggle)] + tap(toggle, 1)
                    + [expecting(1, turned: true)] + tap(toggle, 2) + [
                        deliver,
                        expecting(1, turned: false, shows(toggle, 2, turned: true)),
                        expect([toast(toggle.failure)]),
                    ] + tap(toggle, 1) + [deliver, pull, deliver, expecting(1, turned: true)]
            ),
            NamedScenarioText(
                name: "keeps-at-\(name)",
                summary:
                    "A refresh keeps running requests, even if it arrives first or the row is missing for a while.",
                lines: [opening(2), deliver] + tap(toggle, 2) + [pull] + [
                    deliverLast,
                    expecting(2, turned: true), set(1), pull, deliverLast,
                    expect([shows(rowID(2), false)]), set(2), pull,
                ] + [
                    deliverLast,
                    expecting(2, turned: true), deliver, expecting(2, turned: true),
                ] + renew(2) + [pull, deliver, expecting(2, turned: false)]
            ),
            NamedScenarioText(
                name: "refreshes-before-\(name)",
                summary:
                    "A refresh that was requested before a change does not take it back: it is repeated.",
                lines: [opening(2), deliver, pull] + tap(toggle, 1) + [
                    deliverLast, deliverNext, expecting(1, turned: true), deliver,
                    expecting(1, turned: true),
                ]
            ),
            NamedScenarioText(
                name: "gone-at-\(name)",
                summary: "A failed change is reported even if the row is gone.",
                lines: [opening(many), deliver, fail(toggle)] + tap(toggle, 1) + [
                    scroll(many - 1), set(0), pull,
                    deliverLast, deliver, expect([toast(toggle.failure), isEmpty]),
                ]
            ),
        ] + asks(toggle)
    }

    private func asks(_ toggle: Toggle) -> [NamedScenarioText] {
        guard let question = toggle.question else { return [] }
        let name = toggle.button.identifier
        let tapped = tap(element(toggle.button, of: 2))
        let operation = "\(toggle.operation.identifier)(2)"
        let first = Sample.listed(plan.entity, id: 2)
        let asked = alert(first.text(question.text))
        let buttons = [question.answer, question.cancel].map(alertButton)
        return [
            NamedScenarioText(
                name: "asks-at-\(name)",
                summary: "A tap asks for confirmation; without it, nothing happens.",
                lines: [
                    opening(2), deliver, tapped,
                    expect([asked] + buttons + shows(toggle, 2, turned: false)),
                    answer(question.cancel), expect([alert(nil), requests([firstRequest])]), tapped,
                    expect([asked]),
                ] + answer(toggle) + [
                    expect(
                        [alert(nil), requests([firstRequest, operation])]
                            + shows(toggle, 2, turned: true)
                    ), deliver, tapped, expect([alert(first.turned(toggle).text(question.text))]),
                ]
            ),
            NamedScenarioText(
                name: "asked-of-what-is-gone-at-\(name)",
                summary:
                    "A confirmed action is executed even if the row is gone.",
                lines: [
                    opening(2), deliver, pull, tapped, set(1), deliver,
                    expect([asked, shows(rowID(2), false)]),
                ] + answer(toggle) + [
                    expect([requests([firstRequest] + [firstRequest, operation])]), deliver,
                ]
            ),
            closesWhileAsked(name, [opening(2), deliver, tapped]),
        ]
    }

    /// Returns the scenario that closes the list while it asks a question.
    func closesWhileAsked(_ button: String, _ lines: [String]) -> NamedScenarioText {
        NamedScenarioText(
            name: "closes-while-asked-at-\(button)",
            summary:
                "If the list is closed while it shows an alert, all of its objects are released.",
            lines: lines + [close]
        )
    }

    private var closes: NamedScenarioText {
        let toggling = plan.toggles.prefix(1).flatMap { tap($0, 1) }
        let id = min(plan.countable, 2)
        let counting = plan.counts.prefix(1).flatMap { count in
            // If the row cannot be counted, no question is asked.
            tap(count, id).prefix(id == plan.countable ? 2 : 1)
        }
        return NamedScenarioText(
            name: "closes",
            summary: "If the list is closed while a request runs, all of its objects are released.",
            lines: [opening(2), deliver] + toggling + counting + [pull, close]
        )
    }
}

extension EntityElement {
    /// Returns the expected value of the element in a scenario.
    func expected(_ sample: Sample) -> String {
        let text = SwiftText.literal(sample.text(text))
        return kind == .image ? "{\"image\": \(text)}" : text
    }
}
