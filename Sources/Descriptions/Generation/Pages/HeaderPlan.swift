internal import Descriptions

/// What things are called in the module above the lists of a page. Each name is decided here and nowhere
/// else.
struct HeaderPlan {
    let description: Description
    let header: Header
    /// What is shown.
    let entity: Entity
    let service: DetailService

    /// - Returns: `nil` where there is no header.
    init?(_ description: Description) {
        guard let header = description.header, let entity = description.entity(header.entity),
            let service = description.detailServices.first(where: { $0.entity == entity.name })
        else { return nil }
        self.description = description
        self.header = header
        self.entity = entity
        self.service = service
    }

    /// The larger feature's module.
    var contract: String { description.feature.type }
    /// What is shown: `user`, `User`.
    var item: String { entity.name.member }
    var itemType: String { entity.name.type }
    /// What VIPER hands up in its place.
    var summary: String { "\(itemType)Summary" }
    /// Its number, by which it is asked for.
    var id: String { "\(item)ID" }
    var idType: String { "\(itemType).ID" }
    var failureText: String { SwiftText.literal(header.failure) }

    var elements: [EntityElement] { header.parts.map(\.element) }

    /// The fact that an element hangs on; `nil` where it always is there.
    func condition(_ element: EntityElement) -> FlagCondition? {
        header.parts.first { $0.element == element }?.condition
    }

    /// The facts that elements hang on, each once.
    var facts: [PageFact] {
        header.parts.compactMap(\.condition).reduce(into: []) { facts, condition in
            let fact = PageFact(condition.field)
            if !facts.contains(fact) { facts.append(fact) }
        }
    }

    /// What an element is found by, as a constant: `userName`, and `follow` for a button.
    func constant(_ element: EntityElement) -> String {
        element.kind == .button ? element.name.member : item + element.name.type
    }

    /// The same in a script.
    func identifier(_ element: EntityElement) -> String {
        element.kind == .button
            ? element.name.identifier
            : "\(entity.name.identifier).\(element.name.identifier)"
    }

    var toggles: [HeaderToggle] {
        header.toggles.compactMap { toggle in
            entity.fields.first { $0.name == toggle.field }.map {
                HeaderToggle(toggle: toggle, field: $0, entity: entity)
            }
        }
    }

    /// What is asked about before it is changed; one button may ask.
    var confirmed: HeaderToggle? { toggles.first { $0.question != nil } }

    /// The images that lead somewhere, in their order.
    var links: [HeaderLink] {
        header.parts(of: .image).compactMap { image in
            header.links[image.name].map { HeaderLink(image: image.name, page: $0) }
        }
    }

    /// The pages that they lead to, each once.
    var pages: [Name] {
        links.reduce(into: []) { if !$0.contains($1.page) { $0.append($1.page) } }
    }

    // MARK: - What is shown

    /// An image that always shows the same needs no entity.
    func isFixed(_ element: EntityElement) -> Bool {
        element.kind == .image && element.text.isConstant
    }

    /// What is shown when the entity comes, in that order: what changes comes last.
    var shown: [EntityElement] { lasting + changing }

    /// What shows another text where something of the entity is changed.
    var changing: [EntityElement] {
        let changed = toggles.map(\.field)
        return elements.filter { element in
            !isFixed(element)
                && entity.fields(shownBy: [element.text]).contains(where: changed.contains)
        }
    }

    /// What always shows the same of one entity.
    var lasting: [EntityElement] {
        elements.filter { !isFixed($0) && !changing.contains($0) }
    }

    /// What an image shows until the entity has come; `nil` for what is no image, or always shows the same.
    func early(_ element: EntityElement) -> String? {
        guard element.kind == .image, !isFixed(element) else { return nil }
        return SwiftText.literal(element.text.text(of: [:]))
    }

    /// The images that show something else before the entity has come.
    var earlyImages: [EntityElement] { elements.filter { early($0) != nil } }

    /// What an element's text is called: as the label or image, or as a button's title.
    func textName(_ element: EntityElement) -> Name {
        element.kind == .button ? Name(element.name.words + ["title"]) : element.name
    }

    /// What a view is told of it: `showName`.
    func show(_ element: EntityElement) -> String { "show\(textName(element).type)" }

    /// The expression that an element shows.
    func expression(_ element: EntityElement, ofSummary: Bool = false) -> String {
        TextExpression(text: element.text, isOfSummary: ofSummary).whole
    }

    /// Whether an element may show texts that Swift takes for equal and that are written in different ways.
    func showsAnyText(_ element: EntityElement) -> Bool {
        element.text.showsAnyText || !element.text.isPlain
    }

    var rules: [TextRule] {
        elements.map(\.text)
            + header.toggles.flatMap { toggle in
                (toggle.question.map { [$0.text] } ?? []) + [toggle.failure]
            }
    }

    /// The method that writes counts; nothing where none is counted.
    var countText: String { SwiftText.countText(for: rules) }

    /// What VIPER hands up in its place.
    var handedUp: SummaryFields {
        SummaryFields(entity: entity, fields: entity.fields(shownBy: rules), rules: rules)
    }

    /// The same of a sample, in Swift.
    func summary(_ sample: Sample) -> String {
        "\(summary)(\(handedUp.arguments(sample).joined(separator: ", ")))"
    }

    /// What an object is made with that asks the service, as parameters.
    var asked: [(name: String, type: String)] {
        [(id, idType), (service.name.member, "any \(service.name.type)")]
    }

    /// What one is made with that decides what shows.
    var known: [(name: String, type: String)] { facts.map { ($0.member, "Bool") } }

    /// What is called when somebody is led to a page.
    var leads: [(name: String, type: String)] {
        pages.map { ("onOpen\($0.type)", "(\(idType)) -> Void") }
    }

    /// Out of the dependencies, as arguments.
    func arguments(_ parameters: [(name: String, type: String)]) -> [String] {
        parameters.map { "\($0.name): dependencies.\($0.name)" }
    }

    /// Keeps what an object is made with, a line each.
    func stored(_ parameters: [(name: String, type: String)]) -> [String] {
        parameters.map { "private let \($0.name): \($0.type)" }
    }

    /// An initialiser that does.
    func initialiser(_ parameters: [(name: String, type: String)]) -> String {
        let list = parameters.map { parameter in
            let isClosure = parameter.type.hasSuffix("-> Void")
            return "\(parameter.name): \(isClosure ? "@escaping " : "")\(parameter.type)"
        }
        return SwiftText.call("init", list, " {", indented: 4) + "\n"
            + lines(parameters.map { "self.\($0.name) = \($0.name)" }, indented: 8) + "    }\n"
    }

    func lines(_ lines: [String], indented indentation: Int) -> String {
        SwiftText.lines(lines, indented: indentation)
    }
}

/// An image of a header that leads somewhere.
struct HeaderLink {
    let image: Name
    let page: Name

    /// What a view calls: `onTapIcon`.
    var closure: String { "onTap\(image.type)" }
    /// What a presenter hears: `didTapIcon`.
    var tap: String { "didTap\(image.type)" }
    /// What is done: `openIcon`.
    var method: String { "open\(image.type)" }
    /// What whoever decides on it tells, and a router is asked.
    var callback: String { "onOpen\(page.type)" }
    var open: String { "open\(page.type)" }
    /// The property that holds its view.
    var property: String { "\(image.member)ImageView" }
}
