internal import Descriptions

/// The names in the code of a described page: a header with one list below it, or with two lists of
/// which one is shown. Each name is defined only here.
struct PagePlan: Sendable {
    let description: Description
    let header: HeaderPlan
    /// The lists as modules of the page, in order.
    let lists: [ListPlan]

    /// - Returns: `nil` if the screen of the description has no header.
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

    var facts: [PageFact] { description.facts.map(PageFact.init) }
    /// Returns the sentence that describes a flag.
    func sentence(_ fact: PageFact) -> String { description.sentences[fact.name] ?? "" }

    /// The second list, and the flag on which it depends; the flag is `nil` if the list is always
    /// shown.
    var second: (list: ListPlan, condition: FlagCondition?)? {
        lists.dropFirst().first.map { ($0, $0.list.condition) }
    }

    /// Indicates whether a module opens pages.
    var leads: Bool { !pages.isEmpty }

    /// The pages that taps open, each with the type of the number of its entity.
    var pages: [(page: Name, type: String)] {
        let all = header.pages.map { ($0, header.idType) } + lists.flatMap(\.pages)
        return all.reduce(into: []) { pages, page in
            if !pages.contains(where: { $0.page == page.0 }) { pages.append((page.0, page.1)) }
        }
    }

    /// The services, in the order of the modules.
    var services: [Name] { [header.service.name] + lists.map(\.service.name) }
}

/// A flag, which is constant while a page is open, with its names.
struct PageFact: Hashable {
    let name: Name

    init(_ name: Name) {
        self.name = name
    }

    /// The key in scenarios: `ownPage`.
    var key: String { name.member }
    /// The name of the property: `isOwnPage`.
    var member: String { name.flagMember }

    /// Returns the names and values for templates.
    ///
    /// - Parameter sentence: the sentence that describes the flag.
    func scope(sentence: String) -> TemplateScope {
        TemplateScope(
            values: [
                "name": name.text, "key": SwiftText.literal(key), "sentence": sentence,
            ],
            identifiers: [
                "isOpen": member, "showsWhereOpen": "showsWhere\(name.type)",
                "loadsWhereOpen": "loadsWhere\(name.type)",
            ]
        )
    }
}

extension FlagCondition {
    /// Returns the expression that is true if the condition is satisfied.
    ///
    /// - Parameter owner: the owner of the flag, followed by a dot.
    func expression(of owner: String = "") -> String {
        (isSet ? "" : "!") + owner + PageFact(field).member
    }
}
