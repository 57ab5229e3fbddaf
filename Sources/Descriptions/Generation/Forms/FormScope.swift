internal import Descriptions

/// The names and values of a card with a form for its templates.
struct FormScope {
    let plan: FormPlan

    var scope: TemplateScope {
        var scope = TemplateScope(
            flags: plan.flags,
            values: values,
            lists: [
                "labels": plan.labels.map(label),
                "card": plan.card.elements.map(cardElement),
                "form": plan.form.elements.map(formElement),
                "inputs": plan.inputs.map(input),
                "fields": plan.inputs.filter { !$0.isSwitch }.map(input),
                "switches": plan.inputs.filter(\.isSwitch).map(input),
                "marks": plan.marks.map(mark),
                "errors": plan.marks.filter(\.isError).map(mark),
                "rules": plan.inputs.filter { $0.rule != nil }.map(rule),
                "trimmed": plan.inputs.filter(\.trims).map(rule),
                "limits": plan.inputs.filter { $0.limit != nil }.map(rule),
            ],
            names: [
                "office": plan.feature, "guest": plan.entity.name, "supplier": plan.service.name,
                "alter": plan.editButton, "commit": plan.saveButton, "abort": plan.closeButton,
            ],
            identifiers: ["OfficeModel": "Model"]
        )
        scope.addSummary(plan.summaryFields.properties)
        scope.lists.merge(EntityScope(entity: plan.entity).lists) { $1 }
        return scope
    }

    private var values: [String: String] {
        let item = plan.entity.name
        let close = plan.form.close?.question
        let rules = plan.inputs.filter { $0.rule != nil }.map { "hasValid\($0.field.name.type)" }
        let card = plan.card.elements.map { element in
            "\(element.name.member)\(element.kind == .button ? "Button" : "Label")"
        }
        let controls =
            plan.inputs.map(\.property) + ["\(plan.closeButton.member)Button"]
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
            "card.failure": plan.card.failure,
            "card.subviews":
                (card + ["activityIndicator", "errorLabel", "retryButton"]).joined(separator: ", ")
                + ",",
            "alter.title": title(of: plan.editButton),
            "rules.condition": rules.joined(separator: " && "),
            "form.fields": plan.inputs.map(\.name.member).joined(separator: ", "),
            "form.hasChanges": plan.inputs.contains(where: \.trims)
                ? "draft.trimmed != \(item.member).trimmed" : "draft != \(item.member)",
            "form.saved": plan.inputs.contains(where: \.trims) ? "draft.trimmed" : "draft",
            "form.original": plan.service.announces ? "var" : "let",
            "form.subviews":
                (plan.form.elements.map(property) + ["activityIndicator"]).joined(separator: ", ")
                + ",",
            "form.controls": "[\(controls.joined(separator: ", "))]",
            "form.failure": plan.failure,
            "form.question": SwiftText.literal(close?.text ?? ""),
            "form.confirm": close?.confirm ?? "",
            "form.refuse": close?.refuse ?? "",
            "summary.values": plan.entity.fields.map { "\($0.member): summary.\($0.member)" }
                .joined(separator: ",\n"),
            "countText": String(SwiftText.countText(for: plan.rules).dropLast()),
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

    private func title(of button: Name) -> String {
        let element = plan.card.elements.first { $0.name == button }
        return element.map { Sample.first(plan.description).text($0.text) } ?? ""
    }

    // MARK: - The card

    func label(_ element: EntityElement) -> TemplateScope {
        TemplateScope(
            values: ["text": element.text.expression()],
            names: ["caption": element.name]
        )
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

    /// Returns the name of the view of an element of the form.
    private func property(_ element: Form.Element) -> String {
        let kind =
            switch element {
            case .field: "Field"
            case .toggle: "Switch"
            case .button: "Button"
            case .error, .counter: "Label"
            }
        return Self.member(of: element) + kind
    }

    private func formElement(_ element: Form.Element) -> TemplateScope {
        var scope =
            switch element {
            case .field(let name, _), .toggle(let name, _):
                plan.inputs.first { $0.name == name }.map(input) ?? TemplateScope()
            case .error(let name, _):
                TemplateScope(flags: ["isError"], names: ["entry": name])
            case .counter(let name, _):
                TemplateScope(flags: ["isCounter"], names: ["entry": name])
            case .button(let name, let title):
                TemplateScope(
                    flags: ["isButton"],
                    values: ["title": title],
                    names: ["commit": name]
                )
            }
        scope.values["identifier"] = SwiftText.literal(element.identifier)
        scope.identifiers["entry"] = Self.member(of: element)
        return scope
    }

    func input(_ input: FormPlan.Input) -> TemplateScope {
        var flags: Set<String> = [input.isSwitch ? "isSwitch" : "isField"]
        if input.question != nil { flags.insert("asks") }
        return TemplateScope(
            flags: flags,
            values: [
                "question": SwiftText.literal(input.question?.text ?? ""),
                "confirm": input.question?.confirm ?? "",
                "refuse": input.question?.refuse ?? "",
            ],
            names: ["entry": input.name, "lever": input.name, "phrase": input.field.name],
            identifiers: ["isLoud": input.field.member]
        )
    }

    func mark(_ mark: FormPlan.Mark) -> TemplateScope {
        var scope = rule(mark.input)
        switch mark {
        case .error(_, let message):
            scope.flags = ["isError"]
            scope.values["message"] = message
        case .counter(_, let limit):
            scope.flags = ["isCounter"]
            scope.values["limit"] = String(limit)
        }
        return scope
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
