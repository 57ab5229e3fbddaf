internal import Descriptions

/// What things are called in the code of a screen that shows one entity. Each name is decided here and
/// nowhere else.
struct DetailPlan {
    let description: Description
    let detail: DetailScreen
    /// What is shown.
    let entity: Entity
    let service: DetailService

    /// - Returns: `nil` where the description's screen is another one.
    init?(_ description: Description) {
        guard let detail = description.detail, let entity = description.detailedEntity,
            let service = description.detailServices.first(where: { $0.entity == entity.name })
        else { return nil }
        self.description = description
        self.detail = detail
        self.entity = entity
        self.service = service
    }

    var feature: Name { description.feature }
    /// The module, and the beginning of most types: `Counter`.
    var type: String { feature.type }
    /// What is shown: `tally`, `Tally`.
    var item: String { entity.name.member }
    var itemType: String { entity.name.type }
    /// What VIPER hands up in its place.
    var summary: String { "\(itemType)Summary" }
    /// The identifiers of the elements.
    var elements: String { "\(type)Element" }

    /// What is asked: `door.tally`.
    var request: String { "\(service.name.member).\(item)" }

    /// What buttons change.
    var taps: [DetailTap] {
        detail.changes.compactMap { change in
            entity.fields.first { $0.name == change.edit.field }.map {
                DetailTap(
                    change: change,
                    field: $0,
                    entity: entity,
                    limits: service.limits(of: $0.name)
                )
            }
        }
    }

    /// Those that a button cannot always do, in the order of the buttons.
    var conditioned: [DetailTap] { inOrder.filter { $0.condition(of: item) != nil } }

    /// What buttons change, in their order on the screen.
    private var inOrder: [DetailTap] {
        detail.elements.compactMap { element in taps.first { $0.button == element.name } }
    }

    /// What is asked about before it is changed; one button may ask.
    var confirmed: DetailTap? { taps.first { $0.question != nil } }

    /// Whether something is said where a change was done.
    var tellsSuccess: Bool { taps.contains { $0.success != nil } }

    /// The elements whose text is made from the entity.
    var varying: [EntityElement] { detail.elements.filter { !$0.text.isConstant } }

    var rules: [TextRule] {
        detail.elements.map(\.text) + detail.changes.compactMap(\.question?.text)
    }

    /// What an element's text is called: as the label, or as a button's title.
    func textName(_ element: EntityElement) -> Name {
        element.kind == .label ? element.name : Name(element.name.words + ["title"])
    }

    /// The expression that an element shows.
    func expression(_ element: EntityElement, ofSummary: Bool = false) -> String {
        TextExpression(text: element.text, isOfSummary: ofSummary).whole
    }

    /// Leaves where nothing has come that could be asked about, or a change runs, as a statement.
    func mayAsk(_ question: ChangeQuestion) -> String {
        let isNamed = !question.text.isConstant
        return "guard \(isNamed ? "let \(item)" : "\(item) != nil"), !isBusy else { return }"
    }

    /// What is asked, as an expression.
    func question(_ question: ChangeQuestion, ofSummary: Bool = false) -> String {
        TextExpression(text: question.text, isOfSummary: ofSummary).whole
    }

    /// The method that writes counts; nothing where none is counted.
    var countText: String { SwiftText.countText(for: rules) }

    /// Whether an element may show texts that Swift takes for equal and that are written in different ways.
    func showsAnyText(_ element: EntityElement) -> Bool {
        element.text.showsAnyText || !element.text.isPlain
    }

    func lines(_ lines: [String], indented indentation: Int) -> String {
        SwiftText.lines(lines, indented: indentation)
    }

    var failureText: String { SwiftText.literal(detail.failure) }

    // MARK: - What VIPER hands up

    /// Properties of the summary, each with its type, and with what it is of the entity.
    var summaryFields: [(name: String, type: String, value: String)] {
        handedUp.properties
            + conditioned.map { ($0.isPossible, "Bool", $0.condition(of: item) ?? "true") }
    }

    private var handedUp: SummaryFields {
        SummaryFields(entity: entity, fields: entity.fields(shownBy: rules), rules: rules)
    }

    /// What a summary of a sample is in Swift.
    func summary(_ sample: Sample) -> String {
        let possible = conditioned.map { "\($0.isPossible): \($0.result(in: sample) != nil)" }
        return "\(summary)(\((handedUp.arguments(sample) + possible).joined(separator: ", ")))"
    }
}
