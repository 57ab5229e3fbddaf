internal import Descriptions

/// The behaviour of one entity that loads when its screen opens: of a screen, a header or a card.
struct EntityBehaviour {
    let entity: Entity

    private static let isLoaded = Expression.isPresent(.entity)

    // MARK: - Loading

    /// Returns the programs that load the entity and show that it is loading or that loading has failed.
    ///
    /// - Parameter announces: a Boolean that indicates whether changes are announced. One that arrives
    ///   before the reply is later than it.
    private func loading(announces: Bool = false) -> [Program] {
        [
            Program(.open, [.call("load")]), Program(.retry, [.call("load")]),
            Program(
                .procedure("load"),
                [
                    .set(.state("content"), .named("loading")),
                    .request(
                        Request(
                            operation: .load,
                            reply: announces ? [.require(.not(Self.isLoaded))] : [],
                            success: Self.show,
                            failure: [.set(.state("content"), .named("failed"))]
                        )
                    ),
                ]
            ),
        ]
    }

    private static let show = [
        Step.set(.entity, .given("entity")), .set(.state("content"), .named("loaded")),
    ]

    private var loadingState: Variable {
        Variable(
            "content",
            .choice(["loading", "failed", "loaded"].map { Name($0) }),
            .named("loading")
        )
    }

    private var placeholder: Display {
        Display(
            .placeholder,
            .match(
                .state("content"),
                [
                    .init(Name("loading"), .named("loading")),
                    .init(Name("failed"), .named("error")), .init(Name("loaded"), .named("none")),
                ]
            )
        )
    }

    /// Returns the display of a text: empty until the entity has loaded.
    private func text(of element: EntityElement) -> Display {
        Display(
            .text(element.name),
            .choice(Self.isLoaded, Expression(element.text), .text(""))
        )
    }

    private func hiddenUntilLoaded(_ element: Name) -> Display {
        Display(.isHidden(element), .not(Self.isLoaded))
    }

    private func elements(_ elements: [EntityElement], prefixed: Bool) -> [Component.Element] {
        elements.map { element in
            let name = element.name.identifier
            return Component.Element(
                element.kind.elementKind,
                element.name,
                identifier: prefixed && element.kind != .button
                    ? "\(entity.name.identifier).\(name)" : name
            )
        }
    }

    // MARK: - The screen of one entity

    /// - Parameter limits: the limits of the number fields.
    func component(_ detail: DetailScreen, limits: [Name: ClosedRange<Int>]) -> Component {
        var component = Component(.one(entity, failure: detail.failure))
        component.state = [loadingState] + (detail.changes.isEmpty ? [] : [.flag("isBusy")])
        component.elements = elements(detail.elements, prefixed: false)
        for index in component.elements.indices {
            component.elements[index].condition =
                detail.conditions[component.elements[index].name]
        }
        component.displays =
            [placeholder] + detail.elements.map(text)
            + detail.elements.map { hiddenUntilLoaded($0.name) }
        component.programs = loading()
        for button in detail.elements.filter({ $0.kind == .button }).map(\.name) {
            let changes = detail.changes(of: button)
            if let link = detail.links.first(where: { $0.element == button }) {
                let page = Step.open(page: link.page, id: .field(link.field))
                component.programs.append(Program(.tap(button), [page]))
            }
            guard let first = changes.first else { continue }
            let isPossible = changes.map { self.isPossible($0.edit, limits) }
            component.displays.append(Display(.isEnabled(button), .any(isPossible)))
            let made = changes.map { body(of: $0, limits) }
            let asked = first.question.map { question in
                Step.ask(
                    Question(
                        text: Expression(question.text),
                        answers: zip(changes, made).map { change, body in
                            .init(
                                title: change.question?.answer ?? "",
                                style: .standard,
                                body: body
                            )
                        } + [.init(title: question.cancel, style: .cancel, body: [])]
                    )
                )
            }
            component.programs.append(
                Program(
                    .tap(button),
                    [.require(.not(.state("isBusy")))] + (asked.map { [$0] } ?? made[0])
                )
            )
        }
        return component
    }

    private func isPossible(_ edit: FieldEdit, _ limits: [Name: ClosedRange<Int>]) -> Expression {
        switch edit {
        case .toggle: return .flag(true)
        case .add(let difference, let field):
            guard let limits = limits[field] else { return .flag(true) }
            let sum = Expression.sum(.field(field), .number(difference))
            return .all([.atLeast(sum, limits.lowerBound), .atMost(sum, limits.upperBound)])
        case .set(let field, let value): return .not(.equal(.field(field), .value(value)))
        }
    }

    private func body(
        of change: DetailChange,
        _ limits: [Name: ClosedRange<Int>]
    ) -> [Step] {
        let field = change.edit.field
        let value: Expression =
            switch change.edit {
            case .toggle: .not(.field(field))
            case .add(let difference, _): .sum(.field(field), .number(difference))
            case .set(_, let value): .value(value)
            }
        return [
            .require(isPossible(change.edit, limits)), .set(.state("isBusy"), .flag(true)),
            .bind("original", .entity), .set(.field(field), value),
            .request(
                Request(
                    operation: .edit(change.edit, to: .field(field)),
                    reply: [.set(.state("isBusy"), .flag(false))],
                    success: [.set(.entity, .given("entity"))]
                        + (change.success.map { [.message(.text($0))] } ?? []),
                    failure: [
                        .set(.entity, .given("original")), .message(.text(change.failure)),
                    ]
                )
            ),
        ]
    }

    // MARK: - Header

    func component(_ header: Header) -> Component {
        var component = Component(.one(entity, failure: nil))
        let all = header.parts.map(\.element)
        component.elements = zip(elements(all, prefixed: true), header.parts).map { element, part in
            var element = element
            element.condition = part.condition
            return element
        }
        component.state = header.toggles.map { .flag(isBusy($0)) }
        component.displays = all.map { element in
            // An image is shown before the entity has loaded.
            let first = element.kind == .label ? "" : element.text.text(of: [:])
            return Display(
                .text(element.name),
                .choice(Self.isLoaded, Expression(element.text), .text(first))
            )
        }
        component.displays += all.filter { $0.kind == .button }.map { hiddenUntilLoaded($0.name) }
        component.programs = [
            Program(
                .open,
                [
                    .request(
                        Request(
                            operation: .load,
                            success: [.set(.entity, .given("entity"))],
                            failure: [.message(.text(header.failure))]
                        )
                    )
                ]
            )
        ]
        component.programs += header.toggles.map(toggle)
        component.programs += header.links.sorted { $0.key.text < $1.key.text }.map { image, page in
            Program(.tap(image), [.open(page: page, id: .given("id"))])
        }
        return component
    }

    private func isBusy(_ toggle: FieldToggle) -> String { "isChanging\(toggle.field.type)" }

    private func toggle(_ toggle: FieldToggle) -> Program {
        let flag = isBusy(toggle)
        let change = Step.set(.field(toggle.field), .not(.field(toggle.field)))
        let made: [Step] = [
            .set(.state(flag), .flag(true)),
            // The message uses the values before the change.
            .bind("failure", Expression(toggle.failure)), change,
            .request(
                Request(
                    operation: .toggle(toggle.field, to: .field(toggle.field)),
                    reply: [.set(.state(flag), .flag(false))],
                    failure: [change, .message(.given("failure"))]
                )
            ),
        ]
        let asked = toggle.question.map { Step.ask($0.asked([], confirm: made)) }
        let body: [Step] =
            if let asked, let condition = toggle.asks {
                [.when(Expression(condition), [asked], otherwise: made)]
            } else {
                asked.map { [$0] } ?? made
            }
        return Program(.tap(toggle.button), [.require(.not(.state(flag)))] + body)
    }

    // MARK: - Card

    func component(_ card: Card, form: Component, announces: Bool) -> Component {
        var component = Component(.one(entity, failure: card.failure))
        component.state = [loadingState]
        component.elements = elements(card.elements, prefixed: true)
        component.displays = [placeholder]
        for element in card.elements {
            component.displays.append(text(of: element))
            if element.kind == .button {
                component.displays.append(hiddenUntilLoaded(element.name))
            }
        }
        component.programs =
            loading(announces: announces) + [
                Program(.saved, [.set(.entity, .given("entity"))])
            ]
        if let button = card.editButton {
            component.programs.append(Program(.tap(button), [.openForm]))
        }
        if announces {
            component.programs.append(Program(.changed, Self.show))
        }
        component.form = [form]
        return component
    }
}
