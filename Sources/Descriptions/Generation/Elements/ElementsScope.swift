internal import Descriptions

/// The names and values of a simple screen for its templates.
struct ElementsScope {
    let plan: ElementsPlan

    var scope: TemplateScope {
        let contract = contract
        return TemplateScope(
            flags: flags.union(contract.flags),
            values: [
                "countText": String(plan.countText.dropLast()),
                "dto.properties": plan.stateProperties.map { "let \($0.name): \($0.type)" }
                    .joined(separator: "\n"),
                "dto.arguments": plan.stateProperties.map { "\($0.name): \($0.value)" }
                    .joined(separator: ",\n"),
            ]
            .merging(contract.values) { $1 },
            lists: [
                "services": plan.description.services.map(service),
                "elements": plan.description.elements.map(element),
                "labels": plan.labels.enumerated().map { index, label in
                    let isBound = plan.description.boundLabels.contains { $0.name == label }
                    return TemplateScope(
                        flags: Set((index > 0 ? ["isFurther"] : []) + (isBound ? ["isBound"] : [])),
                        names: ["caption": label]
                    )
                },
                "taps": plan.interactions.map { tap($0) },
                "requests": plan.asking.map { tap($0) },
                "answers": plan.interactions.filter(\.isAnswered).enumerated().map {
                    tap($1, isFurther: $0 > 0 || plan.followsState)
                },
                "states": plan.description.states.map { state in
                    TemplateScope(
                        values: ["first": state.first.literal],
                        names: ["level": plan.member(of: state)]
                    )
                },
                "bound": bound(from: .services),
                "boundOfDTO": bound(from: .values),
                "limited": plan.limited.map { tap($0) },
                "entities": plan.description.entities.map(entity),
            ]
            .merging(contract.lists) { $1 },
            names: ["panel": plan.description.feature],
            identifiers: ["PanelModel": "Model"]
        )
    }

    private var flags: Set<String> {
        var flags: Set<String> = []
        if !plan.description.services.isEmpty { flags.insert("SERVICES") }
        if !plan.description.states.isEmpty { flags.insert("STATE") }
        if !plan.limited.isEmpty { flags.insert("LIMITED") }
        if plan.followsState { flags.insert("FOLLOWS") }
        return flags
    }

    /// Returns the labels that follow the state.
    private func bound(from source: EffectStatements.Source) -> [TemplateScope] {
        EffectStatements(plan.description.boundLabels, source: source).effects.map { effect in
            TemplateScope(
                flags: effect.words == nil ? [] : ["hasWords"],
                values: ["words": effect.words ?? "", "text": effect.text],
                names: ["gauge": effect.label]
            )
        }
    }

    private func element(_ element: ScreenElement) -> TemplateScope {
        var scope = kind(of: element)
        scope.values["identifier"] = SwiftText.literal(element.name.identifier)
        scope.identifiers["caption"] = element.name.member
        return scope
    }

    private func kind(of element: ScreenElement) -> TemplateScope {
        switch element {
        case .label(let name, let text):
            TemplateScope(
                flags: text == nil ? ["isLabel"] : ["isLabel", "isFixed"],
                values: ["title": text ?? ""],
                names: ["caption": name]
            )
        case .boundLabel(let name, _):
            TemplateScope(flags: ["isLabel"], values: ["title": ""], names: ["caption": name])
        case .button(let name, let title):
            TemplateScope(
                values: ["title": title],
                lists: ["taps": plan.interactions.filter { $0.button == name }.map { tap($0) }],
                names: ["press": name]
            )
        }
    }

    private func entity(_ entity: Entity) -> TemplateScope {
        TemplateScope(
            lists: [
                "fields": plan.shownFields(of: entity).map {
                    TemplateScope(values: ["type": $0.swiftType], names: ["nick": $0.name])
                }
            ],
            names: ["guest": entity.name]
        )
    }

    func tap(_ interaction: Interaction, isFurther: Bool = false) -> TemplateScope {
        var flags: Set<String> = isFurther ? ["isFurther"] : []
        if !interaction.asks { flags.insert("isConstant") }
        if !interaction.changes.isEmpty { flags.insert("changes") }
        if interaction.isAnswered { flags.insert("isAnswered") }
        let condition = plan.condition(of: interaction)
        if condition != nil { flags.insert("isLimited") }
        return TemplateScope(
            flags: flags,
            values: [
                "reads": EffectStatements(interaction: interaction, source: .services).reads
                    .joined(separator: "\n"),
                "replyArguments": plan.reply(to: interaction).joined(separator: ", "),
                "replyTypes": replyTypes(interaction),
                "replyValues": Self.inParentheses(
                    interaction.services.map(\.value.member)
                        + (interaction.showsState ? ["state"] : [])
                ),
                "changing": plan.changeStatements(interaction).joined(separator: "\n"),
                "condition": condition ?? "",
            ],
            lists: [
                "reply": zip(interaction.services, interaction.answerTypes).map {
                    TemplateScope(values: ["type": $1], names: ["guest": $0.value])
                } + state(shownBy: interaction),
                "effects": effects(of: interaction, from: .services),
                "replyEffects": effects(of: interaction, from: .values),
                "numbers": interaction.numbers.map { TemplateScope(names: ["ticket": $0]) },
            ],
            names: [
                "press": interaction.button, "leave": interaction.button,
                "raise": interaction.button,
            ],
            identifiers: [
                "performPress": interaction.method,
                "performRaise": interaction.method,
                "fetchGuest": interaction.fetch ?? "",
                "didFetchGuest": interaction.didFetch ?? "",
            ]
        )
    }

    /// Returns the types of the parameters of the reply, in parentheses if there are any.
    private func replyTypes(_ interaction: Interaction) -> String {
        Self.inParentheses(
            interaction.answerTypes + (interaction.showsState ? ["\(plan.type)Summary"] : [])
        )
    }

    /// Returns a list in parentheses; an empty text for an empty list.
    private static func inParentheses(_ list: [String]) -> String {
        list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
    }

    /// Returns the parameter of the reply that contains the state, if a text shows it.
    private func state(shownBy interaction: Interaction) -> [TemplateScope] {
        interaction.showsState
            ? [
                TemplateScope(
                    values: ["type": "\(plan.type)Summary"],
                    names: ["guest": Description.ownerOfState]
                )
            ] : []
    }

    private func effects(
        of interaction: Interaction,
        from source: EffectStatements.Source
    ) -> [TemplateScope] {
        EffectStatements(interaction: interaction, source: source).effects.map { effect in
            TemplateScope(
                values: ["words": effect.words ?? "", "text": effect.text],
                names: ["caption": effect.label]
            )
        }
    }
}
