internal import Descriptions

/// The behaviour of a screen with elements and state of its own, and without an entity that loads.
struct ElementsBehaviour {
    let description: Description

    var component: Component {
        var component = Component(.none)
        component.state =
            description.states.map { state in
                Variable(state.name.member, kind(of: state.first), .value(state.first))
            } + description.shownLabels.map { Variable($0.member, .text, .text("")) }
        for element in description.elements {
            let name = element.name
            switch element {
            case .label(_, let text):
                component.elements.append(Component.Element(.label, name))
                let shown = text.map(Expression.text) ?? .state(name.member)
                component.displays.append(Display(.text(name), shown))
            case .boundLabel(_, let text):
                component.elements.append(Component.Element(.label, name))
                component.displays.append(Display(.text(name), expression(text)))
            case .button(_, let title):
                component.elements.append(Component.Element(.button, name))
                component.displays.append(Display(.text(name), .text(title)))
            }
        }
        for reaction in description.reactions {
            let isPossible = self.isPossible(reaction)
            if let isPossible {
                component.displays.append(Display(.isEnabled(reaction.button), isPossible))
            }
            component.programs.append(
                Program(
                    .tap(reaction.button),
                    (isPossible.map { [.require($0)] } ?? []) + reaction.changes.map(set)
                        + reaction.values.map { .fetch($0) }
                        + reaction.effects.map {
                            .set(.state($0.label.member), expression($0.text))
                        }
                )
            )
        }
        return component
    }

    private func kind(of value: FieldValue) -> Variable.Kind {
        switch value {
        case .number: .number
        case .flag: .flag
        case .text, .date, .choice: .text
        }
    }

    private func expression(_ text: TextRule) -> Expression {
        Expression(text) { entity, field in
            entity == Description.ownerOfState
                ? .state(field.member) : .fieldOf(.given(entity.member), field)
        }
    }

    private func set(_ edit: FieldEdit) -> Step {
        .set(.state(edit.field.member), value(of: edit, .state(edit.field.member)))
    }

    private func value(of edit: FieldEdit, _ current: Expression) -> Expression {
        switch edit {
        case .toggle: .not(current)
        case .add(let difference, _): .sum(current, .number(difference))
        case .set(_, let value): .value(value)
        }
    }

    /// Returns the condition under which a tap is possible: it exceeds no limit, and changes something.
    ///
    /// - Returns: `nil` if it is always possible.
    private func isPossible(_ reaction: Reaction) -> Expression? {
        var conditions: [Expression] = []
        var changed: [Name: Expression] = [:]
        for edit in reaction.changes {
            let current = changed[edit.field] ?? .state(edit.field.member)
            let new = value(of: edit, current)
            changed[edit.field] = new
            guard case .add(let difference, _) = edit,
                let limits = description.states.first(where: { $0.name == edit.field })?.limits
            else { continue }
            conditions.append(
                difference > 0 ? .atMost(new, limits.upperBound) : .atLeast(new, limits.lowerBound)
            )
        }
        guard conditions.isEmpty, reaction.effects.isEmpty else {
            return conditions.isEmpty ? nil : .all(conditions)
        }
        let differences = reaction.changes.compactMap(difference)
        return differences.count == reaction.changes.count ? .any(differences) : nil
    }

    /// Returns the condition under which setting a value changes it; `nil` for other changes.
    private func difference(_ edit: FieldEdit) -> Expression? {
        guard case .set(let name, let value) = edit else { return nil }
        let current = Expression.state(name.member)
        return switch value {
        case .flag(let isSet): isSet ? .not(current) : current
        default: .not(.equal(current, .value(value)))
        }
    }
}
