internal import Descriptions

/// The names that scenarios contain as texts.
extension NameCheck {
    /// Returns a collision of identifiers of elements, or of the keys of values.
    func takenText() -> Collision? {
        let settings: Set<String> = ["open", "fail", "scheduler", "recorded", "scene", "seed"]
        let others: Set<String> = [
            "open", "order", "routes", "requests", "alert", "toast", "switch", "saving",
        ]
        let isLoaded = description.elements.isEmpty
        return collision(of: identifiers, in: "scenarios", reserved: others)
            ?? collision(
                of: keys,
                in: "the keys of scenarios",
                reserved: isLoaded ? settings : ["open"]
            )
    }

    private func collision(
        of texts: [(name: Name, text: String)],
        in place: String,
        reserved: Set<String>
    ) -> Collision? {
        for (index, (name, text)) in texts.enumerated() {
            if reserved.contains(text) { return Self.reserved(text, for: name) }
            if let other = texts[..<index].first(where: { $0.text == text }) {
                return Self.collision(of: other.name, and: name, text, in: place)
            }
        }
        return nil
    }

    private var identifiers: [(name: Name, text: String)] {
        let page = PagePlan(description)
        var names = description.elements.map(\.name)
        names += description.detail?.elements.map(\.name) ?? []
        for list in page?.lists ?? [] {
            names += list.filters.map(\.name) + list.buttons.map(\.button)
            names += list.list.total.map { [$0.name] } ?? []
        }
        let form = FormPlan(description)
        names += form.map { [$0.editButton] } ?? []
        let texts = names.map { (name: $0, text: $0.identifier) }
        let ofForm = form?.form.elements.map {
            (Name($0.identifier.replacing(/[-.]/, with: " ")), $0.identifier)
        }
        let ofHeader = page?.header.elements.map { ($0.name, page?.header.identifier($0) ?? "") }
        let ofLists = page?.lists.map { ($0.entity.name, $0.severalItems.identifier) }
        return (ofHeader ?? []) + (ofForm ?? []) + texts + (ofLists ?? [])
    }

    private var keys: [(name: Name, text: String)] {
        let loaded =
            description.header?.entity ?? description.detail?.entity
            ?? description.card?.entity
        guard let entity = loaded.flatMap(description.entity) else {
            return description.keys.map { key in
                switch key.target {
                case .field(let field, _): (field.name, key.name)
                case .numbers(let name, _, _): (name, key.name)
                }
            }
        }
        let facts = DetailPlan(description)?.facts ?? PagePlan(description)?.facts ?? []
        let lists = PagePlan(description)?.lists ?? []
        return entity.fields.map { ($0.name, $0.name.member) }
            + facts.map { ($0.name, $0.key) } + lists.map { ($0.entity.name, $0.items) }
            + (lists.isEmpty ? [] : [(entity.name, entity.name.member)])
    }
}
