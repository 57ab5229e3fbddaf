internal import Descriptions

/// The named scenarios of removals from a list.
extension ListScenarioTexts {
    /// Returns the events that remove a row, including the confirmation if it is required.
    func remove(_ removal: ListRemoval, _ id: Int) -> [String] {
        [#"{"tap": "\#(item).\#(id).\#(removal.button.identifier)"}"#] + answer(removal)
    }

    /// Returns the expectation that, of five entities, only the rows of the given ones are shown.
    private func expecting(_ ids: [Int], _ further: String = "") -> String {
        let rows = (1...5).map { id in
            #""\#(item).\#(id)": \#(ids.contains(id) ? "{}" : "null")"#
        }
        return #"{"expect": {\#(rows.joined(separator: ", "))\#(further)}}"#
    }

    func removes(_ removal: ListRemoval) -> [NamedScenarioText] {
        let name = removal.button.identifier
        let operation = removal.operation.identifier
        let toast = #", "toast": \#(removal.success ?? "null")"#
        return [
            NamedScenarioText(
                name: "removes-at-\(name)",
                summary: "A tap removes a row at once, and one request is sent.",
                lines: [opening(5), deliver] + remove(removal, 2) + [expecting([1, 3, 4, 5])]
                    + remove(removal, 4) + [
                        expecting([1, 3, 5]), #"{"deliver": "next"}"#, expecting([1, 3, 5], toast),
                        deliver, pull, deliver,
                        expecting(
                            [1, 3, 5],
                            ", "
                                + requests(
                                    loading(5) + ["\(operation)(2)", "\(operation)(4)"]
                                        + loading(3)
                                )
                        ),
                    ]
            ),
            NamedScenarioText(
                name: "removal-fails-at-\(name)",
                summary:
                    "If removing fails, the row returns to its position, and a message appears.",
                lines: [opening(5), deliver, #"{"fail": "\#(operation)"}"#] + remove(removal, 2)
                    + remove(removal, 3) + [
                        expecting([1, 4, 5]), deliver,
                        expecting([1, 2, 4, 5]),
                        #"{"expect": {"toast": \#(removal.failure)}}"#,
                    ] + remove(removal, 2) + [deliver, pull, deliver, expecting([1, 4, 5])]
            ),
            NamedScenarioText(
                name: "removes-across-refresh-at-\(name)",
                summary:
                    "A refresh that arrives before the removal does not restore the removed row.",
                lines: [opening(5), deliver] + remove(removal, 2) + [pull] + deliverLast(5) + [
                    expecting([1, 3, 4, 5]), deliver, pull, deliver,
                    expecting([1, 3, 4, 5]), #"{"set": {"\#(plan.items)": 0}}"#,
                    #"{"set": {"\#(plan.items)": 5}}"#, pull, deliver, expecting([1, 2, 3, 4, 5]),
                ]
            ),
            NamedScenarioText(
                name: "removes-all-at-\(name)",
                summary: "If the last row is removed, the list shows its empty text.",
                lines: [opening(1), deliver] + remove(removal, 1) + [
                    #"{"expect": {"\#(list).empty": \#(plan.emptyText), "\#(item).1": null}}"#,
                    #"{"fail": "\#(operation)"}"#, deliver,
                    #"{"expect": {"\#(list).empty": \#(plan.emptyText)}}"#,
                ]
            ),
        ] + asksBeforeRemoval(removal) + shrinks(removal)
    }

    private func asksBeforeRemoval(_ removal: ListRemoval) -> [NamedScenarioText] {
        guard let question = removal.question else { return [] }
        let name = removal.button.identifier
        let tap = #"{"tap": "\#(item).2.\#(name)"}"#
        let asked = SwiftText.literal(Sample.listed(plan.entity, id: 2).text(question.text))
        let cancel = SwiftText.literal(question.cancel)
        return [
            NamedScenarioText(
                name: "asks-at-\(name)",
                summary: "A tap asks for confirmation; without it, nothing is removed.",
                lines: [
                    opening(5), deliver, tap, expecting([1, 2, 3, 4, 5], #", "alert": \#(asked)"#),
                    #"{"answer": \#(cancel)}"#, expecting([1, 2, 3, 4, 5], #", "alert": null"#),
                    loads(5), tap,
                ] + answer(removal) + [expecting([1, 3, 4, 5])]
            ),
            NamedScenarioText(
                name: "closes-while-asked-at-\(name)",
                summary:
                    "If the list is closed while it shows an alert, all of its objects are released.",
                lines: [opening(2), deliver, tap, #"{"close": true}"#]
            ),
        ]
    }

    /// Returns the latency scenario of one tap that removes a row. The service creates its entities
    /// again before the next tap.
    func latencyScript(_ removal: ListRemoval, _ setup: String) -> String {
        let tap = #"{"tap": "\#(item).3.\#(removal.button.identifier)"}"#
        let events = ([tap] + answer(removal)).joined(separator: "\n")
        return """

                    LatencyScenario(
                        "\(prefix)\(removal.button.identifier)",
                        "One tap that removes \(plan.entity.name.withArticle).",
                        setup: \(setup),
                        measured: .events(
                            #\"""
            \(SwiftText.indented(events, by: 16))
                            \"""#
                        ),
                        reset: #\"""
                            {"set": {"\(plan.items)": 0}}
                            {"set": {"\(plan.items)": 20}}
                            {"pull": "\(list)"}
                            \"""#,
                        screenCount: 8
                    ),
            """
    }
}
