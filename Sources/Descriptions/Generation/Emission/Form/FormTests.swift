internal import Behaviours
internal import Descriptions
internal import PackageEditing
internal import Scenarios

/// The statements of the view-free tests of a form, for the events of scenarios.
struct FormTests {
    /// The way of tests to the objects behind the view.
    struct Code {
        /// Returns the statements for an edit of an input, by the literal of its new text; `nil` if
        /// the user turns a switch.
        let edit: (_ input: FormScreen.Input, _ text: String?) -> [String]
        let save: String
        let close: String
        /// Returns the statements for an answer to a question.
        let answer: (_ asked: FormScreen.Asked, _ isConfirmed: Bool) -> [String]
        /// Returns a display value, by its name.
        let value: (_ name: String) -> String
        /// Indicates whether display values are optional, because the form is a part of other
        /// state.
        var isOptional = false
        /// The object with the flags that indicate whether the user is asked.
        let asks: String
        let isClosed: String
        /// The messages that were not shown yet.
        let messages: String
    }

    let screen: FormScreen
    let code: Code

    /// Returns the statements for an event, or for the part of an expectation that is about the
    /// form; `nil` for other events.
    func statements(_ event: [String: JSONValue]) -> [String]? {
        if case .text(let identifier)? = event["type"], case .text(let text)? = event["text"] {
            return input(identifier).map { code.edit($0, SwiftText.literal(text)) }
        }
        if case .text(let identifier)? = event["toggle"] {
            return input(identifier).map { code.edit($0, nil) }
        }
        if case .text(let identifier)? = event["tap"] {
            switch identifier {
            case screen.plan.saveButton.identifier: return [code.save]
            case screen.plan.closeButton.identifier: return [code.close]
            default: return nil
            }
        }
        if case .text(let title)? = event["answer"] { return answer(title) }
        guard case .object(let expected)? = event["expect"] else { return nil }
        let isClosed = screen.inputs.contains { expected[$0.name.identifier] == .null }
        let statements = expected.sorted { $0.key < $1.key }.flatMap { key, value in
            expectation(key, value, isClosed: isClosed)
        }
        return isClosed ? ["#expect(\(code.isClosed))"] + statements : statements.nonEmpty
    }

    private func input(_ identifier: String) -> FormScreen.Input? {
        screen.inputs.first { $0.name.identifier == identifier }
    }

    /// Returns the statements for an answer. If several questions have it, the test finds out which
    /// one is asked.
    private func answer(_ title: String) -> [String]? {
        let answers = screen.questions.compactMap { asked in
            asked.question.answers.firstIndex { $0.title == title }.map { index in
                (isAsked: isAsked(asked), code: code.answer(asked, index == 0))
            }
        }
        guard answers.count > 1 else { return answers.first?.code }
        return answers.filter { !$0.code.isEmpty }.map {
            "if \($0.isAsked) {\n\(SwiftCode.lines($0.code))\n}"
        }
    }

    // MARK: - Expectations

    /// Returns the condition that a flag is set or not.
    private func flag(_ code: String, _ isSet: Bool) -> String {
        self.code.isOptional ? "\(code) == \(isSet)" : isSet ? code : "!\(code)"
    }

    private func isAsked(_ asked: FormScreen.Asked, _ isAsked: Bool = true) -> String {
        flag("\(code.asks).\(asked.flag)", isAsked)
    }

    private func expectation(_ key: String, _ value: JSONValue, isClosed: Bool) -> [String] {
        switch (key, value) {
        case ("toast", .text(let text)):
            let isShown = "\(code.messages).contains(\(SwiftText.literal(text)))"
            // The messages of an optional form are optional, too.
            return expect(code.messages.contains("?.") ? "\(isShown) == true" : isShown)
        case _ where isClosed: return []
        case ("alert", .text(let text)):
            let asked = screen.questions.filter { $0.question.text == .text(text) }
            return expect(asked.map { isAsked($0) }.joined(separator: " || "))
        case ("alert", .null): return screen.questions.flatMap { expect(isAsked($0, false)) }
        case (Form.saving.identifier, _):
            return expect(flag(code.value("isSaving"), value != .null))
        case (screen.plan.saveButton.identifier, .object(let appearance)):
            guard case .flag(let isEnabled)? = appearance["enabled"] else { return [] }
            return expect(flag(code.value("canSave"), isEnabled))
        case (_, .object(let appearance)):
            guard let input = input(key), case .text(let text)? = appearance["text"] else {
                return []
            }
            let shown = code.value(input.name.member)
            return expect(
                input.isSwitch ? flag(shown, text == "on") : isEqual(shown, text)
            )
        case (_, .text(let text)):
            return screen.marks.filter { $0.identifier == key }.flatMap {
                expect(isEqual(code.value($0.name.member), text))
            }
        default: return []
        }
    }

    private func isEqual(_ code: String, _ text: String) -> String {
        "\(code) == \(SwiftText.literal(text))"
    }

    private func expect(_ condition: String) -> [String] {
        condition.isEmpty ? [] : ["#expect(\(condition))"]
    }
}

extension FormPlan.Mark {
    /// The identifier in scenarios.
    fileprivate var identifier: String {
        "\(input.name.identifier).\(isError ? "error" : "count")"
    }
}

extension [String] {
    /// The lines; `nil` if there are none.
    fileprivate var nonEmpty: [String]? { isEmpty ? nil : self }
}
