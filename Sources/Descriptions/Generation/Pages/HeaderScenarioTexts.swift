internal import Descriptions

/// The named scenarios of the header of a page, with their expectations.
struct HeaderScenarioTexts: EventWriter {
    let page: PageScenarioTexts

    private var plan: HeaderPlan { page.plan.header }
    private var first: Sample { .first(plan.description) }
    private var later: Sample { .later(plan.description) }

    /// All scenarios of the header.
    var scenarios: [NamedScenarioText] {
        [loads, later(than: first), fails] + facts + links + plan.toggles.flatMap(changes)
    }

    var text: String {
        NamedScenarioText.file(
            scenarios,
            "\(page.plan.feature.member)HeaderScenarios",
            rest: latencyScenarios
        )
    }

    // MARK: - Lines

    private func opening(_ sample: Sample, _ further: [String] = []) -> String {
        page.opening(sample.jsonValues(of: plan.entity, from: first) + further)
    }

    /// The expectations for all elements until the entity has loaded.
    var isMissing: [String] {
        plan.elements.map { element in
            let image = SwiftText.literal(element.text.text(of: [:]))
            let value =
                switch element.kind {
                case .label: "\"\""
                case .button: "null"
                case .image: #"{"image": \#(image)}"#
                }
            return pair(plan.identifier(element), value)
        }
    }

    /// Returns the expectations for all elements that show a sample.
    func shows(_ sample: Sample, facts: Set<Name> = []) -> [String] {
        plan.elements.map { element in
            let isThere = plan.condition(element)?.holds(in: facts) ?? true
            return pair(plan.identifier(element), isThere ? element.expected(sample) : "null")
        }
    }

    // MARK: - Loading

    private var loads: NamedScenarioText {
        NamedScenarioText(
            name: "header-loads",
            summary: "The header shows nothing until it has loaded, and then everything.",
            lines: [
                opening(first), expect(isMissing),
                expect([requests(page.requests())]), deliverNext,
                expect(shows(first)),
            ]
        )
    }

    private func later(than first: Sample) -> NamedScenarioText {
        NamedScenarioText(
            name: "header-shows-what-there-is",
            summary: "The screen shows the values of the service.",
            lines: [opening(later), deliver, expect(shows(later))]
        )
    }

    private var fails: NamedScenarioText {
        let load = plan.entity.name.identifier
        return NamedScenarioText(
            name: "header-fails",
            summary:
                "If loading the header fails, a message says so and it stays as it was; the lists load.",
            lines: [
                opening(first, [pair("fail", strings([load]))]), deliverNext,
                expect(isMissing + [toast(plan.failureText)]), deliver,
                expect(isMissing + page.hasRows + [toast(nil)]),
            ]
        )
    }

    /// The scenarios in which a flag is set.
    private var facts: [NamedScenarioText] {
        plan.facts.map { fact in
            NamedScenarioText(
                name: "header-where-\(fact.name.identifier)",
                summary: "Conditional elements follow “\(fact.name)”.",
                lines: [
                    opening(first, [pair(fact.key, "true")]), deliver,
                    expect(shows(first, facts: [fact.name])),
                ]
            )
        }
    }

    private var links: [NamedScenarioText] {
        plan.links.map { link in
            let image = "\(plan.entity.name.identifier).\(link.image.identifier)"
            let opened = [tap(image), expect([routes(["\(link.page.identifier)(3)"])])]
            let left = [back, expect([routes([])])]
            return NamedScenarioText(
                name: "leads-from-\(link.image.identifier)",
                summary:
                    "A tap on the image opens its page, before and after the header has loaded.",
                lines: [opening(first, [pair(plan.item, "3")])] + opened + [deliver] + left
                    + opened + left
            )
        }
    }

    // MARK: - Changing

    /// Returns the event that opens a page with a sample and with the flag that a button requires.
    private func opening(_ toggle: Toggle, _ sample: Sample) -> String {
        opening(sample, page.values(condition(of: toggle)))
    }

    private func condition(of toggle: Toggle) -> FlagCondition? {
        plan.header.parts.first { $0.element.kind == .button && $0.element.name == toggle.button }?
            .condition
    }

    private func facts(of toggle: Toggle) -> Set<Name> {
        guard let condition = condition(of: toggle), condition.isSet else { return [] }
        return [condition.field]
    }

    /// Returns the events for a tap, and for the confirmation if it is required.
    private func change(_ toggle: Toggle, _ sample: Sample) -> [String] {
        [tap(toggle)] + (toggle.asks(sample) ? answer(toggle) : [])
    }

    private func tap(_ toggle: Toggle) -> String { tap(toggle.button) }

    private func answer(_ toggle: Toggle) -> [String] {
        toggle.question.map { [answer($0.answer)] } ?? []
    }

    private func changes(_ toggle: Toggle) -> [NamedScenarioText] {
        let name = toggle.button.identifier
        let operation = toggle.operation.identifier
        let facts = facts(of: toggle)
        let turned = first.turned(toggle)
        let asked = "\(operation)(\(Header.defaultID))"
        func failure(_ sample: Sample) -> String {
            toast(SwiftText.literal(sample.text(toggle.failureRule)))
        }
        func requests(_ count: Int) -> String {
            self.requests(page.requests(where: facts) + Array(repeating: asked, count: count))
        }
        return [
            NamedScenarioText(
                name: "changes-at-\(name)",
                summary:
                    "A tap changes the value at once, only once while the request runs, and a second tap changes it back.",
                lines: [opening(toggle, first), deliver] + change(toggle, first) + [
                    expect(shows(turned, facts: facts)), tap(toggle),
                    expect([requests(1), alert(nil)]), deliver,
                    expect(shows(turned, facts: facts) + [toast(nil)]),
                ] + change(toggle, turned) + [
                    deliver, expect(shows(first, facts: facts) + [requests(2)]),
                ]
            ),
            NamedScenarioText(
                name: "fails-at-\(name)",
                summary:
                    "If a change fails, it is rolled back, a message appears, and the user can try again.",
                lines: [
                    opening(toggle, first), deliver, fail(operation),
                ] + change(toggle, first) + [
                    expect(shows(turned, facts: facts)), deliver,
                    expect(shows(first, facts: facts) + [failure(first)]),
                ] + change(toggle, first) + [
                    deliver, fail(operation),
                ] + change(toggle, turned) + [
                    deliver, expect(shows(turned, facts: facts) + [failure(turned)]),
                ]
            ),
            NamedScenarioText(
                name: "closes-at-\(name)",
                summary:
                    "If the page is closed while a change runs, all of its objects are released.",
                lines: [opening(toggle, first), deliver] + change(toggle, first)
                    + [close]
            ),
        ] + asks(toggle, facts)
    }

    private func asks(_ toggle: Toggle, _ facts: Set<Name>) -> [NamedScenarioText] {
        guard let question = toggle.question else { return [] }
        let start = toggle.asks(first) ? first : first.turned(toggle)
        guard toggle.asks(start) else { return [] }
        let asked = alert(start.text(question.text))
        let buttons = [question.answer, question.cancel].map(alertButton)
        return [
            NamedScenarioText(
                name: "asks-at-\(toggle.button.identifier)",
                summary: "A tap asks for confirmation; without it, nothing happens.",
                lines: [
                    opening(toggle, start), deliver, tap(toggle),
                    expect([asked] + buttons + shows(start, facts: facts)),
                    answer(question.cancel),
                    expect(
                        [alert(nil), requests(page.requests(where: facts))]
                            + shows(start, facts: facts)
                    ), tap(toggle), expect([asked]),
                ] + answer(toggle) + [
                    expect([alert(nil)] + shows(start.turned(toggle), facts: facts))
                ]
            ),
            NamedScenarioText(
                name: "closes-while-asked-at-\(toggle.button.identifier)",
                summary:
                    "If the page is closed while it shows an alert, all of its objects are released.",
                lines: [opening(toggle, start), deliver, tap(toggle), close]
            ),
        ]
    }

    // MARK: - Latency

    private var latencyScenarios: String {
        guard !plan.toggles.isEmpty else { return "" }
        let item = plan.entity.name.withArticle
        let scenarios = plan.toggles.map { toggle in
            LatencyScenarioText(
                name: toggle.button.identifier,
                summary: "One tap that changes “\(toggle.field.name)” of \(item).",
                setup: [opening(first, page.values(condition(of: toggle)) + timed)],
                measured: change(toggle, first),
                reset: change(toggle, first.turned(toggle)),
                screenCount: 32
            )
        }
        return LatencyScenarioText.declaration(
            scenarios,
            "\(page.plan.feature.member)HeaderLatencyScenarios"
        )
    }
}
