internal import Descriptions

/// What things are called in the code of a described page: a header with one list below it, or with two of
/// which one shows. Each name is decided here and nowhere else.
struct PagePlan {
    let description: Description
    let header: HeaderPlan
    /// As modules of the page, in their order.
    let lists: [ListPlan]

    /// - Returns: `nil` where the description's screen has no header.
    init?(_ description: Description) {
        guard let header = HeaderPlan(description) else { return nil }
        self.description = description
        self.header = header
        lists = description.lists.compactMap { list in
            let entity = description.entity(list.entity)
            var module = description
            module.feature = list.entity.ofSeveral
            module.entities = entity.map { [$0] } ?? []
            module.lists = [list]
            module.listServices = description.service(of: list).map { [$0] } ?? []
            (module.header, module.listSwitch, module.detailServices) = (nil, nil, [])
            return ListPlan(
                module,
                part: ListPart(feature: description.feature, purpose: "every \(list.entity)")
            )
        }
    }

    var feature: Name { description.feature }
    /// The module, and the beginning of the types of the whole: `BlogFeed`.
    var type: String { feature.type }
    /// The identifiers of the elements.
    var elements: String { "\(type)Element" }
    var facts: [PageFact] { description.facts.map(PageFact.init) }
    /// What a fact is, as a sentence.
    func sentence(_ fact: PageFact) -> String { description.sentences[fact.name] ?? "" }

    /// The second list, and the fact that it hangs on; `nil` where it always is there.
    var second: (list: ListPlan, condition: FlagCondition?)? {
        lists.dropFirst().first.map { ($0, $0.list.condition) }
    }

    /// Whether some module leads somewhere.
    var leads: Bool { !pages.isEmpty }

    /// The pages that taps lead to, each with the type of what it is of.
    var pages: [(page: Name, type: String)] {
        let all = header.pages.map { ($0, header.idType) } + lists.flatMap(\.pages)
        return all.reduce(into: []) { pages, page in
            if !pages.contains(where: { $0.page == page.0 }) { pages.append((page.0, page.1)) }
        }
    }

    /// The services, in the order of the modules.
    var services: [Name] { [header.service.name] + lists.map(\.service.name) }

    func lines(_ lines: [String], indented indentation: Int) -> String {
        SwiftText.lines(lines, indented: indentation)
    }
}

/// What is yes or no while a page is open, with its names.
struct PageFact: Hashable {
    let name: Name

    init(_ name: Name) {
        self.name = name
    }

    /// As a script gives it: `ownPage`.
    var key: String { name.member }
    /// As a property: `isOwnPage`.
    var member: String { name.flagMember }
}

extension FlagCondition {
    /// Whether a fact is as it asks, as an expression.
    ///
    /// - Parameter owner: who knows it, with a dot behind it.
    func expression(of owner: String = "") -> String {
        (isSet ? "" : "!") + owner + PageFact(field).member
    }
}
