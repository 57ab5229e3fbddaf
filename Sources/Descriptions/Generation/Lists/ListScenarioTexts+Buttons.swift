internal import Descriptions

/// The named scenarios of the buttons above a list that add or restore an entity.
extension ListScenarioTexts {
    func scripts(of button: ListButton) -> [NamedScenarioText] {
        button.isUndo ? restores(button) : adds(button)
    }

    private func tap(_ button: ListButton) -> String {
        #"{"tap": "\#(button.name.identifier)"}"#
    }

    private func fail(_ button: ListButton) -> String {
        #"{"fail": "\#(button.operation.identifier)"}"#
    }

    private func adds(_ button: ListButton) -> [NamedScenarioText] {
        let name = button.name.identifier
        let operation = button.operation.identifier
        return [
            NamedScenarioText(
                name: "adds-at-\(name)",
                summary:
                    "A tap adds an entry, only once while the request runs; then the list loads again.",
                lines: [
                    opening(1), deliver, tap(button), tap(button),
                    #"{"expect": {\#(requests([first, operation])), "\#(item).2": null}}"#,
                    #"{"deliver": "next"}"#,
                    #"{"expect": {\#(requests([first, operation, first])), "\#(item).2": null}}"#,
                    deliver, row(2), #"{"expect": {"\#(item).1": {}, "toast": null}}"#,
                ]
            ),
            NamedScenarioText(
                name: "addition-fails-at-\(name)",
                summary: "If adding fails, a message appears, and the user can try again.",
                lines: [
                    opening(1), deliver, fail(button), tap(button), deliver,
                    #"{"expect": {"\#(item).2": null, "toast": \#(button.failure)}}"#, tap(button),
                    deliver, #"{"expect": {"\#(item).2": {}}}"#,
                ]
            ),
            NamedScenarioText(
                name: "adds-to-nothing-at-\(name)",
                summary: "An entry can be added before loading ends and after it has failed.",
                lines: [
                    opening(0, #", "fail": ["\#(list)"]"#), tap(button), deliver,
                    #"{"expect": {"\#(item).1": {}, "\#(list).error": null}}"#,
                ]
            ),
        ]
    }

    /// Returns the events that remove a row, including the confirmation if it is required.
    private func remove(_ id: Int) -> [String] {
        plan.removal.map { removal in
            [#"{"tap": "\#(item).\#(id).\#(removal.button.identifier)"}"#] + answer(removal)
        } ?? []
    }

    private func restores(_ button: ListButton) -> [NamedScenarioText] {
        let name = button.name.identifier
        func expecting(_ isEnabled: Bool, _ further: String) -> String {
            #"{"expect": {"\#(name)": {"text": \#(button.title), "enabled": \#(isEnabled)}, \#(further)}}"#
        }
        return [
            NamedScenarioText(
                name: "brings-back-at-\(name)",
                summary:
                    "A tap restores the row that was removed last; then the list loads again.",
                lines: [
                    opening(3), deliver, expecting(false, #""\#(item).2": {}"#),
                ] + remove(1) + remove(2) + [
                    expecting(false, #""\#(item).2": null"#), deliver,
                    expecting(true, #""\#(item).2": null"#), tap(button),
                    expecting(false, #""\#(item).2": null"#), deliver,
                    expecting(false, #""\#(item).1": null, "\#(item).2": {}, "\#(item).3": {}"#),
                ]
            ),
            NamedScenarioText(
                name: "bringing-back-fails-at-\(name)",
                summary: "If restoring fails, a message appears, and the user can try again.",
                lines: [opening(2), deliver] + remove(2) + [
                    deliver, fail(button), tap(button), deliver,
                    expecting(true, #""\#(item).2": null, "toast": \#(button.failure)"#),
                    tap(button), deliver, expecting(false, #""\#(item).2": {}"#),
                ]
            ),
            NamedScenarioText(
                name: "nothing-to-bring-back-at-\(name)",
                summary: "A failed removal cannot be undone.",
                lines: [
                    opening(2), deliver,
                    #"{"fail": "\#(plan.removal?.operation.identifier ?? "")"}"#,
                ] + remove(2) + [deliver, expecting(false, #""\#(item).2": {}"#)]
            ),
        ]
    }

    /// Returns the latency scenario of one tap on the button.
    func latencyScript(_ button: ListButton) -> String {
        let opened = opening(20, #", "scheduler": "immediate", "recorded": false"#)
        let again = remove(3)
        let setup = ([opened] + (button.isUndo ? again : [])).joined(separator: "\n")
        let reset =
            button.isUndo ? again : [#"{"set": {"\#(plan.items)": 20}}"#, pull]
        let purpose = button.isUndo ? "restores the last removed row" : "adds one"
        func literal(_ text: String) -> String {
            "#\"\"\"\n\(SwiftText.indented("\(text)\n\"\"\"#", by: 16))"
        }
        return """

                    LatencyScenario(
                        "\(prefix)\(button.name.identifier)",
                        "One tap that \(purpose), until the list has loaded again.",
                        setup: \(literal(setup)),
                        measured: .events(#"\(tap(button))"#),
                        reset: \(literal(reset.joined(separator: "\n"))),
                        screenCount: 8
                    ),
            """
    }
}
