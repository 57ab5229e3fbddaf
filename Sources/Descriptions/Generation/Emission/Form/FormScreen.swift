internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The form on top of a card, with the code that its architectures share.
struct FormScreen {
    let plan: FormPlan
    /// The model of its behaviour.
    let component: Component

    init(_ plan: FormPlan) {
        self.plan = plan
        component = ScreenModel(plan.description).parts[0].component.form[0]
    }

    // MARK: - Names

    /// The prefix of the types: `MembershipForm`.
    var type: String { "\(plan.type)Form" }
    /// The name of the form in functions: `membershipForm`.
    var member: String { "\(plan.feature.member)Form" }
    var item: String { plan.entity.name.member }
    var itemType: String { plan.entity.name.type }
    /// The entity in comments.
    var itemText: String { plan.entity.name.text }
    var service: String { plan.service.name.member }
    /// The entity and the service, which the object that keeps the edited copy needs.
    var parameters: [(name: String, type: String)] {
        [(item, itemType), (service, "any \(plan.service.name.type)")]
    }
    /// The variable with the entity after a change that was made elsewhere during saving.
    var waiting: String { "changed\(itemType)" }
    var save: String { plan.saveButton.type }
    var close: String { plan.closeButton.type }

    /// Returns a file whose name begins with that of the form.
    func file(_ suffix: String, _ imports: [String], _ code: String) -> GeneratedFile {
        SwiftCode.generated("\(type)\(suffix)", imports.map { "internal import \($0)" }, code)
    }

    /// Returns a comment of a member, which names can make too long for a line.
    func comment(_ text: String) -> String { SwiftText.comment(text, indented: 4) }

    // MARK: - Behaviour

    typealias Input = FormPlan.Input

    var inputs: [Input] { plan.inputs }
    var fields: [Input] { inputs.filter { !$0.isSwitch } }
    var switches: [Input] { inputs.filter(\.isSwitch) }

    /// Indicates whether the form shows changes that are made elsewhere.
    var announces: Bool { component.program(.changed) != nil }
    /// Indicates whether the form shows errors.
    var rejects: Bool { isDisplayed("wasSaved") }
    /// Indicates whether something depends on which inputs the user has edited.
    var tracks: Bool { announces || rejects }

    private func isDisplayed(_ variable: String) -> Bool {
        component.displays.contains { $0.value.reads.contains(.state(variable)) }
    }

    func editing(_ input: Input) -> [Step] { component.program(.edit(input.name))?.body ?? [] }
    var saving: [Step] { component.program(.tap(plan.saveButton))?.body ?? [] }
    var closing: [Step] { component.program(.tap(plan.closeButton))?.body ?? [] }
    /// The request that saves.
    var request: Request? { saving.flatMap(\.requests).first }

    /// All questions.
    var questions: [Asked] { inputs.compactMap(question) + (closingQuestion.map { [$0] } ?? []) }
    /// The question before the form closes with changes; `nil` for none.
    var closingQuestion: Asked? {
        closing.question.map { Asked(input: nil, question: $0) }
    }
    /// Returns the question before a switch is turned off; `nil` for none.
    func question(before input: Input) -> Asked? {
        editing(input).question.map { Asked(input: input, question: $0) }
    }

    /// Returns the program of an edit that needs no question.
    func unaskedEditing(_ input: Input) -> [Step] {
        let steps = editing(input)
        if case .when(.given("value"), let edit, _)? = steps.first { return edit }
        return steps
    }

    // MARK: - Expressions

    /// The printer of expressions about the entity that a service or another object gives.
    var expression: SwiftExpression {
        let kinds = ExpressionKinds(description: plan.description, component: component)
        return SwiftExpression(kinds: kinds, given: { $0 == "entity" ? item : $0 })
    }

    /// Indicates whether texts are saved without the blanks around them.
    private var trims: Bool {
        guard case .save(let values, _)? = request?.operation else { return false }
        return values.values.contains { if case .trimmed = $0 { true } else { false } }
    }

    /// Returns the values as they are saved.
    func saved(_ values: String) -> String { trims ? "\(values).trimmed" : values }

    /// Returns the arguments of the request that saves: the values, and those without the edits of the user.
    func savedArguments(_ owner: String) -> String {
        "\(saved("\(owner)draft")), editedFrom: \(saved("\(owner)\(item)"))"
    }

    /// The property that indicates whether the values to save differ from the entity.
    var changes: String { "var hasChanges: Bool { \(saved("draft")) != \(saved(item)) }" }

    /// Returns this property with its comment.
    func hasChanges(_ access: String = "private ") -> String {
        let meaning = "Indicates whether the values to save differ from the \(itemText)."
        return "\(comment(meaning))\n\(access)\(changes)"
    }

    /// Returns the condition under which the form can be saved.
    func canSave(isSaving: String = "isSaving") -> String {
        let isValid = plan.form.rules.isEmpty ? [] : ["draft.isValid"]
        return (isValid + ["hasChanges", "!\(isSaving)"]).joined(separator: " && ")
    }

    /// The messages and counters.
    var marks: [FormPlan.Mark] { plan.marks }

    /// Returns the condition under which a field shows its error.
    ///
    /// - Parameter function: the head of the call that decides whether the field can show one.
    func isWrong(_ input: Input, function: String = "showsError(of: ") -> String {
        "\(function).\(input.name.member)) && !draft.hasValid\(input.field.name.type)"
    }

    func length(_ input: Input) -> String { "draft.\(input.field.member).count" }
    func limit(_ input: Input) -> String { "\(itemType).\(input.field.member)Limit" }

    /// Returns the text of a message or counter.
    ///
    /// - Parameter isWrong: the condition under which a message is shown; `nil` for its constant.
    func text(_ mark: FormPlan.Mark, isWrong: String? = nil) -> String {
        switch mark {
        case .error(let input, let message):
            "\(isWrong ?? "is\(input.name.type)Wrong") ? \(SwiftText.literal(message)) : \"\""
        case .counter(let input, _): "\"\\(\(length(input))) of \\(\(limit(input)))\""
        }
    }

    /// The messages and counters, and the condition under which the form can be saved, as computed
    /// properties.
    var computed: String {
        let texts = marks.map { mark in
            let text = text(mark, isWrong: isWrong(mark.input))
            return "var \(mark.name.member): String { \(text) }"
        }
        return SwiftCode.lines(texts + ["var canSave: Bool { \(canSave()) }"])
    }

    /// Returns the function that shows the messages and counters, and whether the form can be
    /// saved.
    ///
    /// - Parameters:
    ///   - first: the first statement.
    ///   - show: a closure that returns the statement that shows a text.
    ///   - enable: a closure that returns the statement that enables the button that saves.
    func showValidity(
        _ first: String = "",
        isSaving: String = "isSaving",
        show: (FormPlan.Mark, String) -> String,
        enable: (String) -> String
    ) -> String {
        let wrong = marks.filter(\.isError).map(\.input).map { input in
            "let is\(input.name.type)Wrong = \(isWrong(input))"
        }
        let shown = marks.map { show($0, text($0)) }
        return SwiftCode.block(
            "private func showValidity()",
            SwiftCode.lines(
                [first] + wrong + shown + [enable(canSave(isSaving: isSaving))]
            )
        )
    }
}

extension FormScreen {
    /// A question of the form.
    struct Asked {
        /// The switch that the user turns off; `nil` for the question before the form closes.
        let input: Input?
        let question: Question

        /// The name in functions: `Reminders`, or `Closing`.
        var name: String { input?.name.type ?? "Closing" }
        /// The flag that indicates whether the user is asked, where it is state.
        var flag: String { input == nil ? "asksToDiscard" : "asksToTurnOff\(name)" }
        /// The functions for the two answers.
        var confirm: String { input == nil ? "discard" : "turnOff\(name)" }
        var refuse: String { input == nil ? "keepEditing" : "leave\(name)On" }
        /// The closure that asks, where it waits for the answer.
        var confirmation: String { "confirm\(input == nil ? "Discard" : "TurnOff\(name)")" }
        /// The steps after the answer that confirms.
        var confirmed: [Step] { question.answers[0].body }

        /// Returns the flag with its comment.
        func declaration(_ access: String = "") -> String {
            let what =
                input.map { "“\($0.name.text)” is to be turned off" }
                ?? "the changes are to be discarded"
            let meaning = "Indicates whether the user is asked if \(what)."
            return "\(SwiftText.comment(meaning, indented: 4))\n\(access)var \(flag) = false"
        }
    }
}

extension FormPlan.Input {
    /// The variable of the model that indicates whether the user has edited the input.
    var isEdited: String { "is\(name.type)Edited" }
    /// The function for an edit: `didEditName`, or `didToggleReminders`.
    var event: String { "did\(isSwitch ? "Toggle" : "Edit")\(name.type)" }
    /// The parameter with the value, and its type.
    var value: String { isSwitch ? "isOn" : "text" }
    var valueType: String { isSwitch ? "Bool" : "String" }
    var parameter: String { "_ \(value): \(valueType)" }
}

extension FormPlan.Mark {
    /// The name of the text: `nameError` or `aboutCount`.
    var name: Name { Name(input.name.words + [isError ? "error" : "count"]) }
}

extension [Step] {
    /// The question that the steps ask first; `nil` for none.
    fileprivate var question: Question? {
        for step in self {
            switch step {
            case .ask(let question): return question
            case .when(_, let body, let other):
                if let question = (body + other).question { return question }
            default: break
            }
        }
        return nil
    }
}
