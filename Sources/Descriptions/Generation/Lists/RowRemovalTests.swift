internal import Descriptions

/// The tests of removals, for a row's controller, presenter or view model.
struct RowRemovalTests {
    let plan: ListPlan
    let variant: String
    let removal: ListRemoval
    /// The expression that creates the tested object from the variable for an entity.
    let made: String

    var helper: String { plan.makingRow(of: first, as: made) }

    private var first: Sample { plan.uncounted(Sample.first(plan.description)) }
    private var later: Sample { Sample.later(plan.description) }

    private let making = [
        "let row = row()", "var changeCount = 0", "row.onRemovalChange = { changeCount += 1 }",
        "var messages: [String] = []", "row.onMessage = { messages.append($0) }",
    ]
    private let deliver = "environment.deliver(.all)"

    private var tap: String { "row.\(variant == "MVP" ? removal.tap : removal.method)()" }

    /// The statements for a tap, and for the confirmation if it is required.
    private var remove: [String] {
        [tap] + (removal.question == nil ? [] : ["row.\(removal.confirm)()"])
    }

    private func expecting(_ isRemoved: Bool, changes: Int) -> [String] {
        ["#expect(\(isRemoved ? "" : "!")row.isRemoved)", "#expect(changeCount == \(changes))"]
    }

    private func messages(_ texts: [String]) -> String {
        "#expect(messages == [\(texts.joined(separator: ", "))])"
    }

    private func asked(_ times: Int) -> String {
        let request = ".\(removal.operation.member)(\(plan.item)ID: 3)"
        let list = Array(repeating: request, count: times).joined(separator: ", ")
        return "#expect(environment.requests == [\(list)])"
    }

    var tests: [String] {
        [removes, fails, updates, releases]
            + (removal.question.map { [asks($0)] + asksAbout($0) } ?? [])
    }

    private var removes: String {
        SwiftText.test(
            "A tap removes the row at once and sends one request",
            "removes",
            making + remove + expecting(true, changes: 1) + [tap, asked(1), messages([]), deliver]
                + expecting(true, changes: 1) + [messages(removal.success.map { [$0] } ?? [])]
        )
    }

    private var fails: String {
        SwiftText.test(
            "If removing fails, the row returns, and a message appears",
            "removalFails",
            making + ["environment.fail(.\(removal.operation.member))"] + remove
                + expecting(true, changes: 1) + [deliver] + expecting(false, changes: 2) + [
                    messages([removal.failure])
                ] + remove + expecting(true, changes: 3) + [asked(2)]
        )
    }

    private var updates: String {
        let update = "row.update(\(plan.literal(later, id: 3)))"
        return SwiftText.test(
            "A row that is listed again returns, but not while its request runs",
            "staysRemoved",
            making + remove + [update] + expecting(true, changes: 1) + [deliver, update]
                + expecting(false, changes: 1)
        )
    }

    private var releases: String {
        let type = made.prefix { $0 != "(" }
        return SwiftText.test(
            "An answer after the row is released does nothing and retains no object",
            "releasesRemoved",
            [
                "var messages: [String] = []", "var row: \(type)? = row()",
                "weak let released = row", "row?.onMessage = { messages.append($0) }",
                "environment.fail(.\(removal.operation.member))",
            ] + remove.map { $0.replacing("row.", with: "row?.") } + [
                "row = nil", "#expect(released == nil)", deliver, "#expect(messages.isEmpty)",
            ]
        )
    }

    /// Returns the test that nothing changes before the confirmation.
    private func asks(_ question: ChangeQuestion) -> String {
        let text = SwiftText.literal(first.text(question.text))
        return SwiftText.test(
            "It asks for confirmation, and the row does not change before the answer",
            "asksForRemoval",
            making + [
                "var questions: [String] = []", "row.onQuestion = { questions.append($0) }", tap,
                tap, "#expect(questions == [\(text)])",
            ] + expecting(false, changes: 0) + [
                asked(0), "row.\(removal.cancel)()", tap,
                "#expect(questions == [\(text), \(text)])",
                "row.\(removal.confirm)()",
            ] + expecting(true, changes: 1) + [asked(1)]
        )
    }

    /// Returns the test that a question contains the current values.
    private func asksAbout(_ question: ChangeQuestion) -> [String] {
        let samples = plan.questioned(removal)
        guard !samples.isEmpty else { return [] }
        return [
            SwiftText.test(
                "The question shows the current values",
                "asksAboutIt",
                arguments: samples.map {
                    "(\(plan.literal($0, id: 3)), \(SwiftText.literal($0.text(question.text))))"
                },
                parameters: "\(plan.item): \(plan.itemType), question: String",
                [
                    "let row = \(made)", "var questions: [String] = []",
                    "row.onQuestion = { questions.append($0) }", tap,
                    "#expect(questions == [question])",
                ]
            )
        ]
    }
}
