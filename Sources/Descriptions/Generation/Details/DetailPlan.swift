internal import Descriptions

/// The names in the code of a screen that shows one entity. Each name is defined only here.
struct DetailPlan: Sendable {
    let description: Description
    let detail: DetailScreen
    /// The entity that the screen shows.
    let entity: Entity
    let service: DetailService
    /// The taps on buttons that change the entity.
    let taps: [DetailTap]

    /// - Returns: `nil` if the screen of the description is of another kind.
    init?(_ description: Description) {
        guard let detail = description.detail, let entity = description.detailedEntity,
            let service = description.detailServices.first(where: { $0.entity == entity.name })
        else { return nil }
        self.description = description
        self.detail = detail
        self.entity = entity
        self.service = service
        let first = Sample.first(description)
        taps = detail.changes.map(\.button)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            .map { button in
                DetailTap(
                    Self.outcomes(of: detail.changes(of: button), entity, service, first: first)
                )
            }
    }

    /// The method of the service that loads the entity: `door.tally`.
    var request: String { "\(service.name.member).\(item)" }

    /// The changes that buttons make.
    var outcomes: [DetailOutcome] { taps.flatMap(\.outcomes) }

    /// The changes with different requests, each request once.
    var requests: [DetailOutcome] {
        outcomes.reduce(into: []) { requests, outcome in
            if !requests.contains(where: { $0.request == outcome.request }) {
                requests.append(outcome)
            }
        }
    }

    /// The operations that change the entity, each once.
    var operations: [Name] {
        outcomes.reduce(into: []) { if !$0.contains($1.operation) { $0.append($1.operation) } }
    }

    /// Returns the outcomes of the changes of one button.
    private static func outcomes(
        of changes: [DetailChange],
        _ entity: Entity,
        _ service: DetailService,
        first: Sample
    ) -> [DetailOutcome] {
        changes.compactMap { change in
            let answer =
                changes.count == 1 ? nil : change.question.flatMap { Name(wordsOf: $0.answer) }
            return entity.fields.first { $0.name == change.edit.field }.map {
                DetailOutcome(
                    change: change,
                    name: Name(change.button.words + (answer?.words ?? [])),
                    field: $0,
                    entity: entity,
                    limits: service.limits(of: $0.name),
                    first: first
                )
            }
        }
    }

    /// A button that is shown only under a condition.
    struct ConditionalButton {
        let button: Name
        let condition: FlagCondition

        /// The view method that hides or shows the button.
        var hide: String { "hide\(button.type)" }
        /// The property of a view model that hides the button.
        var isHidden: String { "is\(button.type)Hidden" }
    }

    /// The buttons that are shown only under a condition, in the order of the buttons.
    var conditional: [ConditionalButton] {
        detail.elements.compactMap { element in
            detail.conditions[element.name].map {
                ConditionalButton(button: element.name, condition: $0)
            }
        }
    }

    /// Returns true if an element is shown.
    ///
    /// - Parameter facts: the flags that are set.
    func isShown(_ element: Name, _ facts: Set<Name>) -> Bool {
        detail.conditions[element]?.holds(in: facts) ?? true
    }

    /// The facts in the conditions of buttons, each once.
    var facts: [PageFact] {
        conditional.reduce(into: []) { facts, button in
            let fact = PageFact(button.condition.field)
            if !facts.contains(fact) { facts.append(fact) }
        }
    }

    /// The pages that buttons open, without those that another button opens, too.
    var pages: [Name] {
        detail.links.map(\.page).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The fields with the numbers of pages.
    private var linkFields: [Entity.Field] {
        entity.fields.filter { field in detail.links.contains { $0.field == field.name } }
    }

    /// The taps that are not always possible, in the order of the buttons.
    var conditioned: [DetailTap] { inOrder.filter { $0.condition(of: item) != nil } }

    /// The taps in the order of the buttons on the screen.
    private var inOrder: [DetailTap] {
        detail.elements.compactMap { element in taps.first { $0.button == element.name } }
    }

    var rules: [TextRule] {
        detail.elements.map(\.text) + detail.changes.compactMap(\.question?.text)
    }

    var failure: String { detail.failure }

    // MARK: - The DTO of VIPER

    /// The properties of the DTO, each with its type and the expression that reads it from the
    /// entity.
    var summaryFields: [(name: String, type: String, value: String)] {
        handedUp.properties
            + conditioned.map { ($0.isPossible, "Bool", $0.condition(of: item) ?? "true") }
    }

    private var handedUp: SummaryFields {
        let shown = entity.fields(shownBy: rules)
        let passed = entity.fields.filter { shown.contains($0) || linkFields.contains($0) }
        return SummaryFields(entity: entity, fields: passed, rules: rules)
    }
}
