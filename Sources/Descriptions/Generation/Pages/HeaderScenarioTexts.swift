internal import Descriptions

/// The named scenarios of the header of a page, with their expectations.
struct HeaderScenarioTexts {
    let page: PageScenarioTexts

    private var plan: HeaderPlan { page.plan.header }
    private var first: Sample { .first(plan.description) }
    private var later: Sample { .later(plan.description) }

    var text: String {
        NamedScenarioText.file(
            [loads, later(than: first), fails] + facts + links + plan.toggles.flatMap(changes),
            "\(page.plan.feature.member)HeaderScripts",
            rest: latencyScripts
        )
    }

    // MARK: - Lines

    private func opening(_ sample: Sample, _ further: [String] = []) -> String {
        page.opening(sample.jsonValues(of: plan.entity, from: first) + further)
    }

    /// The expectations for all elements until the entity has loaded.
    var isMissing: [String] {
        plan.elements.map { element in
            let text = element.text.text(of: [:])
            return switch element.kind {
            case .label: "\"\(plan.identifier(element))\": \"\""
            case .button: "\"\(plan.identifier(element))\": null"
            case .image: "\"\(plan.identifier(element))\": {\"image\": \(SwiftText.literal(text))}"
            }
        }
    }

    /// Returns the expectations for all elements that show a sample.
    func shows(_ sample: Sample, facts: Set<Name> = []) -> [String] {
        plan.elements.map { element in
            let isThere = plan.condition(element)?.holds(in: facts) ?? true
            return "\"\(plan.identifier(element))\": "
                + (isThere ? element.expected(sample) : "null")
        }
    }

    private var anyRow: [String] {
        page.plan.lists.prefix(1).map { "\"\($0.entity.name.identifier).1\": {}" }
    }

    // MARK: - Loading

    private var loads: NamedScenarioText {
        NamedScenarioText(
            name: "header-loads",
            summary: "The header shows nothing until it has loaded, and then everything.",
            lines: [
                opening(first), page.expect(isMissing),
                page.expect([page.expectRequests(page.requests())]), #"{"deliver": "next"}"#,
                page.expect(shows(first)),
            ]
        )
    }

    private func later(than first: Sample) -> NamedScenarioText {
        NamedScenarioText(
            name: "header-shows-what-there-is",
            summary: "The screen shows the values of the service.",
            lines: [opening(later), page.deliver, page.expect(shows(later))]
        )
    }

    private var fails: NamedScenarioText {
        let load = plan.entity.name.identifier
        return NamedScenarioText(
            name: "header-fails",
            summary:
                "If loading the header fails, a message says so and it stays as it was; the lists load.",
            lines: [
                opening(first, [#""fail": ["\#(load)"]"#]), #"{"deliver": "next"}"#,
                page.expect(isMissing + ["\"toast\": \(plan.failureText)"]), page.deliver,
                page.expect(isMissing + anyRow + ["\"toast\": null"]),
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
                    opening(first, ["\"\(fact.key)\": true"]), page.deliver,
                    page.expect(shows(first, facts: [fact.name])),
                ]
            )
        }
    }

    private var links: [NamedScenarioText] {
        plan.links.map { link in
            let image = "\(plan.entity.name.identifier).\(link.image.identifier)"
            let tap = "{\"tap\": \"\(image)\"}"
            let opened = page.expect(["\"routes\": [\"\(link.page.identifier)(3)\"]"])
            let back = [#"{"back": true}"#, page.expect(["\"routes\": []"])]
            return NamedScenarioText(
                name: "leads-from-\(link.image.identifier)",
                summary:
                    "A tap on the image opens its page, before and after the header has loaded.",
                lines: [opening(first, ["\"\(plan.item)\": 3"]), tap, opened, page.deliver] + back
                    + [tap, opened] + back
            )
        }
    }

    // MARK: - Changing

    /// Returns the event that opens a page with a sample and with the flag that a button requires.
    private func opening(_ toggle: HeaderToggle, _ sample: Sample) -> String {
        opening(sample, page.values(condition(of: toggle)))
    }

    private func condition(of toggle: HeaderToggle) -> FlagCondition? {
        plan.header.parts.first { $0.element.kind == .button && $0.element.name == toggle.button }?
            .condition
    }

    private func facts(of toggle: HeaderToggle) -> Set<Name> {
        guard let condition = condition(of: toggle), condition.isSet else { return [] }
        return [condition.field]
    }

    /// Returns the events for a tap, and for the confirmation if it is required.
    private func change(_ toggle: HeaderToggle, _ sample: Sample) -> [String] {
        [tap(toggle)] + (toggle.asks(sample) ? answer(toggle) : [])
    }

    private func tap(_ toggle: HeaderToggle) -> String {
        #"{"tap": "\#(toggle.button.identifier)"}"#
    }

    private func answer(_ toggle: HeaderToggle) -> [String] {
        toggle.question.map { [#"{"answer": \#(SwiftText.literal($0.answer))}"#] } ?? []
    }

    private func changes(_ toggle: HeaderToggle) -> [NamedScenarioText] {
        let name = toggle.button.identifier
        let operation = toggle.operation.identifier
        let facts = facts(of: toggle)
        let turned = toggle.turned(first)
        let asked = "\(operation)(\(Header.defaultID))"
        func failure(_ sample: Sample) -> String {
            "\"toast\": \(SwiftText.literal(sample.text(toggle.toggle.failure)))"
        }
        func requests(_ count: Int) -> String {
            page.expectRequests(
                page.requests(where: facts) + Array(repeating: asked, count: count)
            )
        }
        return [
            NamedScenarioText(
                name: "changes-at-\(name)",
                summary:
                    "A tap changes the value at once, only once while the request runs, and a second tap changes it back.",
                lines: [opening(toggle, first), page.deliver] + change(toggle, first) + [
                    page.expect(shows(turned, facts: facts)), tap(toggle),
                    page.expect([requests(1), "\"alert\": null"]), page.deliver,
                    page.expect(shows(turned, facts: facts) + ["\"toast\": null"]),
                ] + change(toggle, turned) + [
                    page.deliver, page.expect(shows(first, facts: facts) + [requests(2)]),
                ]
            ),
            NamedScenarioText(
                name: "fails-at-\(name)",
                summary:
                    "If a change fails, it is rolled back, a message appears, and the user can try again.",
                lines: [
                    opening(toggle, first), page.deliver, #"{"fail": "\#(operation)"}"#,
                ] + change(toggle, first) + [
                    page.expect(shows(turned, facts: facts)), page.deliver,
                    page.expect(shows(first, facts: facts) + [failure(first)]),
                ] + change(toggle, first) + [
                    page.deliver, #"{"fail": "\#(operation)"}"#,
                ] + change(toggle, turned) + [
                    page.deliver, page.expect(shows(turned, facts: facts) + [failure(turned)]),
                ]
            ),
            NamedScenarioText(
                name: "closes-at-\(name)",
                summary:
                    "If the page is closed while a change runs, all of its objects are released.",
                lines: [opening(toggle, first), page.deliver] + change(toggle, first)
                    + [#"{"close": true}"#]
            ),
        ] + asks(toggle, facts)
    }

    private func asks(_ toggle: HeaderToggle, _ facts: Set<Name>) -> [NamedScenarioText] {
        guard let question = toggle.question else { return [] }
        let start = toggle.asks(first) ? first : toggle.turned(first)
        guard toggle.asks(start) else { return [] }
        func text(_ text: String) -> String { SwiftText.literal(text) }
        let asked = "\"alert\": \(text(start.text(question.text)))"
        let cancel = SwiftText.literal(question.cancel)
        return [
            NamedScenarioText(
                name: "asks-at-\(toggle.button.identifier)",
                summary: "A tap asks for confirmation; without it, nothing happens.",
                lines: [
                    opening(toggle, start), page.deliver, tap(toggle),
                    page.expect(
                        [
                            asked, "\(text("alert.\(question.answer)")): {}",
                            "\(text("alert.\(question.cancel)")): {}",
                        ] + shows(start, facts: facts)
                    ), #"{"answer": \#(cancel)}"#,
                    page.expect(
                        [
                            "\"alert\": null",
                            page.expectRequests(page.requests(where: facts)),
                        ] + shows(start, facts: facts)
                    ), tap(toggle), page.expect([asked]),
                ] + answer(toggle) + [
                    page.expect(["\"alert\": null"] + shows(toggle.turned(start), facts: facts))
                ]
            ),
            NamedScenarioText(
                name: "closes-while-asked-at-\(toggle.button.identifier)",
                summary:
                    "If the page is closed while it shows an alert, all of its objects are released.",
                lines: [opening(toggle, start), page.deliver, tap(toggle), #"{"close": true}"#]
            ),
        ]
    }

    // MARK: - Latency

    private var latencyScripts: String {
        guard !plan.toggles.isEmpty else { return "" }
        let scripts = plan.toggles.map { toggle in
            let values =
                page.values(condition(of: toggle)) + [
                    #""scheduler": "immediate""#, #""recorded": false"#,
                ]
            let turned = toggle.turned(first)
            func raw(_ events: [String]) -> String {
                let lines = (events + ["\"\"\"#"]).joined(separator: "\n")
                return "#\"\"\"\n" + SwiftText.indented(lines, by: 16)
            }
            return """

                        LatencyScenario(
                            "\(toggle.button.identifier)",
                            "One tap that changes “\(toggle.field.name)” of \(plan.entity.name.withArticle).",
                            setup: #"\(opening(first, values))"#,
                            measured: .events(\(raw(change(toggle, first)))),
                            reset: \(raw(change(toggle, turned))),
                            screenCount: 32
                        ),
                """
        }
        return """

                static let \(page.plan.feature.member)HeaderLatencyScripts = [\(scripts.joined())
                ]

            """
    }
}
