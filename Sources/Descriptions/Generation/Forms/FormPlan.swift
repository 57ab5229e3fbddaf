internal import Descriptions

/// The names and values in the code of a card with a form.
struct FormPlan: Sendable {
    /// A control of the form that edits a field of the entity.
    struct Input: Hashable {
        let name: Name
        let field: Entity.Field
        let rule: Form.Rule?
        /// The question before a switch is turned off; `nil` for none.
        let question: Form.Question?

        var isSwitch: Bool { field.kind == .flag }
        /// The property of the view: `nameField`, `newsletterSwitch`.
        var property: String { "\(name.member)\(isSwitch ? "Switch" : "Field")" }

        /// Indicates whether the text is saved without the blanks around it.
        var trims: Bool { rule?.trims ?? false }

        /// Returns true if the form can be saved with a value.
        func accepts(_ value: FieldValue) -> Bool {
            guard case .text(let text) = value else { return true }
            return rule?.holds(for: text) ?? true
        }
    }

    /// A text about an input: a message, or the number of characters.
    enum Mark: Hashable {
        case error(Input, message: String)
        case counter(Input, limit: Int)
    }

    let description: Description
    let card: Card
    let form: Form
    /// The entity that the form edits.
    let entity: Entity
    let service: DetailService
    /// The controls, from top to bottom.
    let inputs: [Input]
    /// The values of the entity with which the tests of the form begin, all of them valid.
    private(set) var start: Sample

    /// - Returns: `nil` if the screen of the description is of another kind.
    init?(_ description: Description) {
        guard let card = description.card, let form = description.form,
            let entity = description.entity(card.entity),
            let service = description.detailServices.first(where: { $0.entity == entity.name })
        else { return nil }
        self.description = description
        self.card = card
        self.form = form
        self.entity = entity
        self.service = service
        inputs = form.elements.compactMap { element in
            guard case .field(let name, let edited) = element else {
                guard case .toggle(let name, let edited) = element else { return nil }
                return entity.fields.first { $0.name == edited }.map {
                    Input(name: name, field: $0, rule: nil, question: form.questions[name])
                }
            }
            let rule = form.rules.first { $0.field == name }
            return entity.fields.first { $0.name == edited }.map {
                Input(name: name, field: $0, rule: rule, question: nil)
            }
        }
        start = .first(description)
        for input in inputs {
            guard let value = start.fields[entity.name]?[input.field.name], !input.accepts(value),
                let valid = texts(of: input).first(where: input.accepts)
            else { continue }
            start = start.with([input.field.name: valid], in: entity.name)
        }
    }

    /// The labels of the card.
    var labels: [EntityElement] { card.elements.filter { $0.kind != .button } }
    var rules: [TextRule] { labels.map(\.text) }
    /// The button that opens the form.
    var editButton: Name { card.editButton ?? Name("edit") }
    /// The button that saves.
    var saveButton: Name { form.save?.button ?? Name("save") }
    /// The button that closes the form without saving.
    var closeButton: Name { form.close?.button ?? Name("close") }
    /// The message after a failure.
    var failure: String { form.save?.failure ?? "" }

    /// The messages and counters, from top to bottom.
    var marks: [Mark] {
        form.elements.compactMap { element in
            switch element {
            case .error(let name, let text):
                inputs.first { $0.name == name }.map { .error($0, message: text) }
            case .counter(let name, let limit):
                inputs.first { $0.name == name }.map { .counter($0, limit: limit) }
            case .field, .toggle, .button: nil
            }
        }
    }

    /// The properties of the screen that its templates depend on.
    var flags: Set<String> {
        let rejects = marks.contains(where: \.isError)
        let conditions = form.rules.flatMap(\.conditions)
        let flags: [(String, Bool)] = [
            ("ANNOUNCES", service.announces),
            ("ASKS", form.close?.question != nil),
            ("REJECTS", rejects),
            // The fields that the user has edited decide what is shown.
            ("TRACKS", rejects || service.announces),
            ("VALIDATES", !form.rules.isEmpty),
            ("TRIMS", inputs.contains(where: \.trims)),
            ("ADDRESS", conditions.contains { if case .address = $0 { true } else { false } }),
            ("PHONE", conditions.contains { if case .phoneNumber = $0 { true } else { false } }),
        ]
        return Set(flags.filter(\.1).map(\.0))
    }

    var summaryFields: SummaryFields {
        SummaryFields(entity: entity, fields: entity.fields, rules: [])
    }

    // MARK: - Samples

    /// Returns a sample as it is saved: texts with rules that ignore the blanks around them have none.
    func trimmed(_ sample: Sample) -> Sample {
        sample.with(form.trimmed(sample.fields[entity.name] ?? [:]), in: entity.name)
    }

    /// Returns another valid value than the one that a sample has.
    func other(_ input: Input, than sample: Sample) -> FieldValue {
        let value = sample.fields[entity.name]?[input.field.name]
        if case .flag(let isOn)? = value { return .flag(!isOn) }
        return others(input, than: sample).first ?? .text("")
    }

    /// Returns a text that can be saved with blanks around it, too, and is not the one that a sample has;
    /// `nil` for none.
    func otherWithBlanks(_ input: Input, than sample: Sample) -> FieldValue? {
        others(input, than: sample).first { input.accepts(spaced($0)) }
    }

    private func others(_ input: Input, than sample: Sample) -> [FieldValue] {
        let saved = trimmed(sample)
        return texts(of: input).filter { text in
            input.accepts(text)
                && trimmed(sample.with([input.field.name: text], in: entity.name)) != saved
        }
    }

    /// Returns the text with blanks around it.
    func spaced(_ value: FieldValue) -> FieldValue { .text(" \(value.shown)\n") }

    /// Returns a value with which the form cannot be saved; `nil` for none.
    func invalid(_ input: Input) -> FieldValue? {
        texts(of: input).first { !input.accepts($0) }
    }

    /// Returns the texts that are tried for a field: valid, invalid, and at the limit.
    private func texts(of input: Input) -> [FieldValue] {
        guard !input.isSwitch else { return [] }
        let limits = (input.rule?.conditions ?? []).compactMap(\.limit)
        let known = [input.field.first, input.field.later] + input.field.values
        let texts =
            [
                "Ada", "ada@example.com", "bo@example.org", "+49 30 12345", "030 54321", "a@b.c",
                "d@e.f",
            ]
            + ["12345", "54321", "A", "B", "", " ", "ada@b"]
            + limits.map { String(repeating: "é", count: $0 + 1) }
        return known + texts.map(FieldValue.text)
    }
}

extension TextCondition {
    /// The texts that random scenarios type because of the condition.
    var typedTexts: [String] {
        switch self {
        case .notBlank: [#""  ""#]
        case .address:
            [
                #""a@b.c""#, #"" ada@example.com ""#, #""ada@b""#, #""@b.c""#, #""a@b@c.d""#,
                #""a b@c.d""#,
                #""a@.c""#, #""a@b.""#, #""a@b..c""#,
            ]
        case .phoneNumber:
            [#""12345""#, #""1234""#, #"" +49 30 1234""#, #""+""#, #""12+345""#, #""1234x""#]
        case .atMost(let limit):
            [
                "String(repeating: \"é\", count: \(SwiftText.grouped(limit)))",
                "String(repeating: \"é\", count: \(SwiftText.grouped(limit + 1)))",
            ]
        }
    }

    /// Returns the Swift expression for the condition.
    ///
    /// - Parameters:
    ///   - text: the expression for the text.
    ///   - limit: the expression for its limit.
    func expression(_ text: String, limit: String) -> String {
        switch self {
        case .notBlank: "!\(text).isBlank"
        case .address(false): "\(text).isAddress"
        case .address(true): "(\(text).isBlank || \(text).isAddress)"
        case .phoneNumber(false): "\(text).isPhoneNumber"
        case .phoneNumber(true): "(\(text).isBlank || \(text).isPhoneNumber)"
        case .atMost: "\(text).count <= \(limit)"
        }
    }

    /// The condition in a sentence.
    var meaning: String {
        switch self {
        case .notBlank: "is not blank"
        case .address(let orBlank): "is \(orBlank ? "blank or " : "")an address"
        case .phoneNumber(let orBlank): "is \(orBlank ? "blank or " : "")a phone number"
        case .atMost(let limit): "has at most \(limit) characters"
        }
    }
}
