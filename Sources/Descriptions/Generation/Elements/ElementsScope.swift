internal import Descriptions

/// The names and values of a simple screen for its templates.
struct ElementsScope {
    let plan: FeaturePlan

    var scope: TemplateScope {
        TemplateScope(
            values: [
                "countText": String(plan.countText.dropLast())
            ],
            lists: [
                "services": plan.description.services.map(service),
                "elements": plan.description.elements.map(element),
                "labels": plan.labels.enumerated().map { index, label in
                    TemplateScope(flags: index > 0 ? ["isFurther"] : [], names: ["caption": label])
                },
                "taps": plan.interactions.map { tap($0) },
                "requests": plan.asking.enumerated().map { tap($1, isFurther: $0 > 0) },
                "entities": plan.description.entities.map(entity),
            ],
            names: ["panel": plan.description.feature],
            identifiers: ["PanelModel": "Model"]
        )
    }

    private func service(_ service: Service) -> TemplateScope {
        var scope = TemplateScope(names: ["supplier": service.name, "dispenser": service.name])
        switch service.kind {
        case .current: scope.flags = ["isCurrent"]
        case .next(let value, _, _): scope.names["ticket"] = value
        }
        return scope
    }

    private func element(_ element: ScreenElement) -> TemplateScope {
        switch element {
        case .label(let name, let text):
            TemplateScope(
                flags: text == nil ? ["isLabel"] : ["isLabel", "isFixed"],
                values: ["title": text ?? ""],
                names: ["caption": name]
            )
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
        if interaction.services.isEmpty { flags.insert("isConstant") }
        return TemplateScope(
            flags: flags,
            values: [
                "reads": EffectStatements(interaction: interaction, source: .services).reads
                    .joined(separator: "\n"),
                "replyArguments": plan.reply(to: interaction).joined(separator: ", "),
                "replyTypes": interaction.answerTypes.joined(separator: ", "),
            ],
            lists: [
                "reply": zip(interaction.services, interaction.answerTypes).map {
                    TemplateScope(values: ["type": $1], names: ["guest": $0.value])
                },
                "effects": effects(of: interaction, from: .services),
                "replyEffects": effects(of: interaction, from: .values),
                "numbers": interaction.numbers.map { TemplateScope(names: ["ticket": $0]) },
            ],
            names: ["press": interaction.button, "leave": interaction.button],
            identifiers: [
                "performPress": interaction.method,
                "fetchGuest": interaction.fetch ?? "",
                "didFetchGuest": interaction.didFetch ?? "",
            ]
        )
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
