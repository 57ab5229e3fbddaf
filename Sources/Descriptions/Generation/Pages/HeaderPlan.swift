internal import Descriptions

/// The names in the code of the module above the lists of a page. Each name is defined only here.
struct HeaderPlan: Sendable {
    let description: Description
    let header: Header
    /// The entity that the header shows.
    let entity: Entity
    let service: DetailService

    /// - Returns: `nil` if the description has no header.
    init?(_ description: Description) {
        guard let header = description.header, let entity = description.entity(header.entity),
            let service = description.detailServices.first(where: { $0.entity == entity.name })
        else { return nil }
        self.description = description
        self.header = header
        self.entity = entity
        self.service = service
    }

    /// The name of the entity's number, with which it is requested, and its type.
    var id: String { "\(item)ID" }
    var idType: String { "\(itemType).ID" }
    var failure: String { header.failure }

    var elements: [EntityElement] { header.parts.map(\.element) }

    /// Returns the flag on which an element depends; `nil` if it is always shown.
    func condition(_ element: EntityElement) -> FlagCondition? {
        header.parts.first { $0.element == element }?.condition
    }

    /// The flags on which elements depend, without repetitions.
    var facts: [PageFact] {
        header.parts.compactMap(\.condition).reduce(into: []) { facts, condition in
            let fact = PageFact(condition.field)
            if !facts.contains(fact) { facts.append(fact) }
        }
    }

    /// Returns the name of the constant with the identifier of an element: `userName`, or `follow`
    /// for a button.
    func constant(_ element: EntityElement) -> String {
        element.kind == .button ? element.name.member : item + element.name.type
    }

    /// Returns the identifier of an element in scenarios.
    func identifier(_ element: EntityElement) -> String {
        element.kind == .button
            ? element.name.identifier
            : "\(entity.name.identifier).\(element.name.identifier)"
    }

    var toggles: [Toggle] {
        header.toggles.compactMap { Toggle($0, of: entity) }
    }

    /// The images that open pages, in order.
    var links: [HeaderLink] {
        header.parts(of: .image).compactMap { image in
            header.links[image.name].map { HeaderLink(image: image.name, page: $0) }
        }
    }

    /// The pages that images open, without repetitions.
    var pages: [Name] {
        links.reduce(into: []) { if !$0.contains($1.page) { $0.append($1.page) } }
    }

    // MARK: - Display values

    /// Returns true if an element is an image that is always the same and needs no entity.
    func isFixed(_ element: EntityElement) -> Bool {
        element.kind == .image && element.text.isConstant
    }

    /// The elements in the order in which their texts are set when the entity has loaded: those
    /// that can change are last.
    var shown: [EntityElement] { lasting + changing }

    /// The elements whose text can change.
    var changing: [EntityElement] {
        let changed = toggles.map(\.field)
        return elements.filter { element in
            !isFixed(element)
                && entity.fields(shownBy: [element.text]).contains(where: changed.contains)
        }
    }

    /// The elements whose text is constant for an entity.
    var lasting: [EntityElement] {
        elements.filter { !isFixed($0) && !changing.contains($0) }
    }

    /// Returns the literal of the name of an image until the entity has loaded; `nil` for other
    /// elements and for images that are always the same.
    func early(_ element: EntityElement) -> String? {
        guard element.kind == .image, !isFixed(element) else { return nil }
        return SwiftText.literal(element.text.text(of: [:]))
    }

    /// The images that are different before the entity has loaded.
    var earlyImages: [EntityElement] { elements.filter { early($0) != nil } }

    /// Returns the name of the text of an element: the name of a label or an image, or the name of
    /// a button with `title`.
    func textName(_ element: EntityElement) -> Name {
        element.kind == .button ? Name(element.name.words + ["title"]) : element.name
    }

    /// Returns the view method that shows the text of an element: `showName`.
    func show(_ element: EntityElement) -> String { "show\(textName(element).type)" }

    var rules: [TextRule] {
        elements.map(\.text)
            + header.toggles.flatMap { toggle in
                (toggle.question.map { [$0.text] } ?? []) + [toggle.failure]
            }
    }

    /// The fields of the DTO in VIPER.
    var handedUp: SummaryFields {
        SummaryFields(entity: entity, fields: entity.fields(shownBy: rules), rules: rules)
    }

    /// The parameters of an object that uses the service.
    var asked: [(name: String, type: String)] {
        [(id, idType), (service.name.member, "any \(service.name.type)")]
    }

    /// The parameters of an object that decides which elements are shown.
    var known: [(name: String, type: String)] { facts.map { ($0.member, "Bool") } }

    /// The closures that an object calls to open pages.
    var leads: [(name: String, type: String)] {
        pages.map { ("onOpen\($0.type)", "(\(idType)) -> Void") }
    }
}

/// An image of a header that opens a page, with the names in its code.
struct HeaderLink {
    let image: Name
    let page: Name
    /// The method that opens the page: `openIcon`.
    var method: String { "open\(image.type)" }
}
