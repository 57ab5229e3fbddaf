internal import Descriptions

/// The names and values of a card with a form for the templates of its contract and model.
struct FormScope {
    let plan: FormPlan

    var scope: TemplateScope {
        var scope = TemplateScope(
            flags: plan.flags,
            values: values,
            lists: [
                "card": plan.card.elements.map(cardElement),
                "form": plan.form.elements.map(formElement),
                "rules": plan.inputs.filter { $0.rule != nil }.map(rule),
                "trimmed": plan.inputs.filter(\.trims).map(rule),
                "limits": plan.inputs.filter { $0.limit != nil }.map(rule),
            ],
            names: [
                "office": plan.feature, "guest": plan.entity.name, "supplier": plan.service.name,
            ],
            identifiers: ["OfficeModel": "Model"]
        )
        scope.lists.merge(EntityScope(entity: plan.entity).lists) { $1 }
        return scope
    }

    private var values: [String: String] {
        let item = plan.entity.name
        let rules = plan.inputs.filter { $0.rule != nil }.map { "hasValid\($0.field.name.type)" }
        return [
            "feature.identifier": plan.feature.identifier,
            "feature.title": plan.feature.title,
            "feature.summary": plan.description.summary,
            "feature.elements": identifiers.joined(separator: ", "),
            "feature.failing": SwiftText.literal(item.identifier),
            "feature.texts": typedTexts.joined(separator: ",\n") + ",",
            "service.summary": plan.service.summary,
            "service.loading": item.identifier,
            "service.saving": "\(item.identifier)-save",
            "card.prefix": item.identifier,
            "rules.condition": rules.joined(separator: " && "),
        ]
    }

    /// The expressions for the identifiers of all elements.
    private var identifiers: [String] {
        let card = ["loading", "error", "retry"] + plan.card.elements.map(\.name.member)
        let form = plan.form.elements.map(Self.member) + ["saving"]
        return card.map { "\(plan.elements).\($0)" } + form.map { "\(plan.elements).Form.\($0)" }
    }

    /// The expressions for the texts that random scenarios type.
    private var typedTexts: [String] {
        let conditions = plan.form.rules.flatMap(\.conditions)
        let values = plan.entity.fields.filter { $0.kind == .text }.map(\.first.literal)
        let texts =
            [#""""#, #"" ""#, #""Ada""#, #"" Ada ""#, #""e\u{301}""#] + values
            + conditions.flatMap(\.typedTexts)
        return texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func cardElement(_ element: EntityElement) -> TemplateScope {
        let prefix = element.kind == .button ? "" : "\(plan.entity.name.identifier)."
        return TemplateScope(
            values: ["identifier": SwiftText.literal(prefix + element.name.identifier)],
            names: ["caption": element.name]
        )
    }

    // MARK: - The form

    /// Returns the name of the constant with the identifier of an element of the form.
    private static func member(of element: Form.Element) -> String {
        switch element {
        case .field(let name, _), .toggle(let name, _), .button(let name, _): name.member
        case .error(let name, _): "\(name.member)Error"
        case .counter(let name, _): "\(name.member)Count"
        }
    }

    private func formElement(_ element: Form.Element) -> TemplateScope {
        let name =
            switch element {
            case .field(let name, _), .toggle(let name, _), .error(let name, _),
                .counter(let name, _), .button(let name, _):
                name
            }
        return TemplateScope(
            values: ["identifier": SwiftText.literal(element.identifier)],
            names: ["entry": name],
            identifiers: ["entry": Self.member(of: element)]
        )
    }

    private func rule(_ input: FormPlan.Input) -> TemplateScope {
        let conditions = input.rule?.conditions ?? []
        let text = input.field.member
        let limit = "Self.\(text)Limit"
        let whole = conditions.map { $0.expression(text, limit: limit) }.joined(separator: " && ")
        // A disjunction on its own needs no parentheses.
        let isSole = conditions.count == 1 && whole.hasPrefix("(")
        return TemplateScope(
            values: [
                "field": input.field.name.text,
                "meaning": conditions.map(\.meaning).joined(separator: " and "),
                "condition": isSole ? String(whole.dropFirst().dropLast()) : whole,
                "number": SwiftText.grouped(input.limit ?? 0),
            ],
            names: ["entry": input.name, "phrase": input.field.name]
        )
    }
}

extension FormPlan.Mark {
    var isError: Bool { if case .error = self { true } else { false } }

    var input: FormPlan.Input {
        switch self {
        case .error(let input, _), .counter(let input, _): input
        }
    }
}

extension FormPlan.Input {
    /// The maximum number of characters; `nil` for none.
    var limit: Int? { (rule?.conditions ?? []).compactMap(\.limit).first }
}
