internal import Descriptions

/// The behaviour of a form, which edits a copy of an entity.
struct FormBehaviour {
    let form: Form
    let entity: Entity
    let announces: Bool

    var component: Component {
        var component = Component(.copy(entity))
        component.state =
            [
                Variable("original", .record, .entity), .flag("wasSaved"), .flag("isSaving"),
                Variable("waiting", .record, .absent),
            ] + inputs.map { .flag(isEdited($0.name)) }
        component.elements =
            form.elements.map(element) + [Component.Element(.indicator, Form.saving)]
        component.displays =
            form.elements.flatMap(displays) + [Display(.isAnimating(Form.saving), isSaving)]
        component.closeButton = form.close?.button
        component.programs = form.elements.compactMap(program)
        component.programs.append(
            Program(
                .procedure("update"),
                [.set(.state("original"), .given("entity"))] + entity.fields.map(update)
            )
        )
        if announces {
            component.programs.append(
                Program(
                    .changed,
                    [
                        .when(
                            isSaving,
                            [.set(.state("waiting"), .given("entity"))],
                            otherwise: [.call("update")]
                        )
                    ]
                )
            )
        }
        return component
    }

    private let isSaving = Expression.state("isSaving")

    /// The text fields and switches, each with the field of the entity that it edits.
    private var inputs: [(name: Name, field: Name)] {
        form.elements.compactMap {
            switch $0 {
            case .field(let name, let field), .toggle(let name, let field): (name, field)
            default: nil
            }
        }
    }

    private func isEdited(_ input: Name) -> String { "is\(input.type)Edited" }

    private func element(_ element: Form.Element) -> Component.Element {
        let identifier = element.identifier
        return switch element {
        case .field(let name, _): Component.Element(.field, name, identifier: identifier)
        case .toggle(let name, _): Component.Element(.toggle, name, identifier: identifier)
        case .error(let name, _): Component.Element(.label, error(of: name), identifier: identifier)
        case .counter(let name, _):
            Component.Element(.label, counter(of: name), identifier: identifier)
        case .button(let name, _): Component.Element(.button, name, identifier: identifier)
        }
    }

    private func error(of field: Name) -> Name { Name(field.words + ["error"]) }
    private func counter(of field: Name) -> Name { Name(field.words + ["count"]) }

    private func displays(_ element: Form.Element) -> [Display] {
        switch element {
        case .field(let name, let field):
            return [
                Display(.text(name), .field(field)), Display(.isEnabled(name), .not(isSaving)),
            ]
        case .toggle(let name, let field):
            return [
                Display(.isOn(name), .field(field)), Display(.isEnabled(name), .not(isSaving)),
            ]
        case .error(let name, let text):
            let isShown = Expression.any([.state("wasSaved"), .state(isEdited(name))])
            return [
                Display(
                    .text(error(of: name)),
                    .choice(.all([isShown, .not(isValid(name))]), .text(text), .text(""))
                )
            ]
        case .counter(let name, let limit):
            let text = form.edited(by: name).map { Expression.length(.field($0)) } ?? .number(0)
            return [Display(.text(counter(of: name)), .joined([text, .text(" of \(limit)")]))]
        case .button(let name, let title):
            let canBeSaved = Expression.all([hasChanges] + form.rules.map { isValid($0.field) })
            return [
                Display(.text(name), .text(title)),
                Display(
                    .isEnabled(name),
                    .all([.not(isSaving)] + (name == form.save?.button ? [canBeSaved] : []))
                ),
            ]
        }
    }

    private func isValid(_ input: Name) -> Expression {
        guard let rule = form.rules.first(where: { $0.field == input }),
            let field = form.edited(by: input)
        else { return .flag(true) }
        return .all(rule.conditions.map { .satisfies(.field(field), $0) })
    }

    private var hasChanges: Expression {
        .any(
            entity.fields.map { field in
                .not(
                    .equal(
                        saved(field.name, .field(field.name)),
                        saved(field.name, .fieldOf(.state("original"), field.name))
                    )
                )
            }
        )
    }

    /// Returns the value of a field as it is saved.
    private func saved(_ field: Name, _ value: Expression) -> Expression {
        let trims = form.rules.contains { $0.trims && form.edited(by: $0.field) == field }
        return trims ? .trimmed(value) : value
    }

    // MARK: - Programs

    private func program(_ element: Form.Element) -> Program? {
        switch element {
        case .field(let name, let field):
            return Program(.edit(name), edit(name, field, to: .given("value")))
        case .toggle(let name, let field):
            let edit = edit(name, field, to: .given("value"))
            guard let question = form.questions[name] else { return Program(.edit(name), edit) }
            // The switch is on until the user confirms.
            return Program(
                .edit(name),
                [
                    .when(
                        .given("value"),
                        edit,
                        otherwise: [
                            .ask(question.asked(confirm: self.edit(name, field, to: .flag(false))))
                        ]
                    )
                ]
            )
        case .button(let name, _) where name == form.save?.button:
            return Program(.tap(name), save)
        case .button(let name, _) where name == form.close?.button:
            let close = Step.close(giving: nil)
            guard let question = form.close?.question else { return Program(.tap(name), [close]) }
            return Program(
                .tap(name),
                [.when(hasChanges, [.ask(question.asked(confirm: [close]))], otherwise: [close])]
            )
        case .button, .error, .counter: return nil
        }
    }

    private func edit(_ input: Name, _ field: Name, to value: Expression) -> [Step] {
        [.set(.field(field), value), .set(.state(isEdited(input)), .flag(true))]
    }

    private var save: [Step] {
        func values(_ value: (Name) -> Expression) -> [Name: Expression] {
            Dictionary(
                uniqueKeysWithValues: entity.fields.map {
                    ($0.name, saved($0.name, value($0.name)))
                }
            )
        }
        // A change made elsewhere while the form is saved is later than the reply, and contains it.
        let latest = Expression.choice(
            .isPresent(.state("waiting")),
            .state("waiting"),
            .given("entity")
        )
        return [
            .set(.state("wasSaved"), .flag(true)), .set(.state("isSaving"), .flag(true)),
            .request(
                Request(
                    operation: .save(
                        values { .field($0) },
                        editedFrom: values { .fieldOf(.state("original"), $0) }
                    ),
                    reply: [.set(.state("isSaving"), .flag(false))],
                    success: [.close(giving: announces ? latest : .given("entity"))],
                    failure: [
                        .when(
                            .isPresent(.state("waiting")),
                            [
                                .bind("entity", .state("waiting")), .call("update"),
                                .set(.state("waiting"), .absent),
                            ]
                        )
                    ] + (form.save.map { [.message(.text($0.failure))] } ?? [])
                )
            ),
        ]
    }

    /// Takes the new value of a field, unless the user has edited it.
    private func update(_ field: Entity.Field) -> Step {
        let edited = inputs.filter { $0.field == field.name }
        let set = Step.set(.field(field.name), .fieldOf(.given("entity"), field.name))
        guard !edited.isEmpty else { return set }
        return .when(.not(.any(edited.map { .state(isEdited($0.name)) })), [set])
    }
}

extension Form.Question {
    /// Returns the question with the statements that confirmation runs.
    fileprivate func asked(confirm: [Step]) -> Question {
        Question(
            text: .text(text),
            answers: [
                .init(title: self.confirm, style: .destructive, body: confirm),
                .init(title: refuse, style: .cancel, body: []),
            ]
        )
    }
}
