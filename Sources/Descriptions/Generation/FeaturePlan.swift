internal import Descriptions

/// What things are called in the code of a described feature. Each name is decided here and nowhere else.
struct FeaturePlan {
    let description: Description

    init(_ description: Description) {
        self.description = description
    }

    /// The module and the beginning of most types: `Greeting`.
    var type: String { description.feature.type }
    var member: String { description.feature.member }

    /// The labels whose text changes.
    var labels: [Name] { description.shownLabels }

    var interactions: [Interaction] {
        description.reactions.map { Interaction($0, of: description) }
    }

    /// The interactions that ask a service.
    var asking: [Interaction] { interactions.filter { !$0.services.isEmpty } }

    /// As parameters of an initialiser: `personProvider: any PersonProvider`.
    var serviceParameters: [String] {
        description.services.map { "\($0.name.member): any \($0.name.type)" }
    }

    /// As arguments, taken from somewhere: `personProvider: dependencies.personProvider`.
    ///
    /// - Parameter owner: who has them, with a dot behind it.
    func serviceArguments(from owner: String) -> [String] {
        description.services.map { "\($0.name.member): \(owner)\($0.name.member)" }
    }

    /// Keeps what an object is made with.
    ///
    /// - Parameter further: properties behind the services, a line each.
    func storedServices(and further: [String] = []) -> String {
        let properties = description.services.map {
            "private let \($0.name.member): any \($0.name.type)"
        }
        let assignments = description.services.map {
            "        self.\($0.name.member) = \($0.name.member)"
        }
        return (properties + further).map { "    \($0)\n" }.joined() + "\n"
            + SwiftText.call("init", serviceParameters, " {", indented: 4) + "\n"
            + assignments.joined(separator: "\n") + "\n    }\n"
    }

    /// The fields of an entity that something shows.
    func shownFields(of entity: Entity) -> [Entity.Field] {
        entity.fields(shownBy: description.reactions.flatMap(\.effects).map(\.text))
    }

    /// An interaction that shows something else in the labels of another, which then can be seen to change
    /// them.
    func forerunner(of interaction: Interaction) -> Interaction? {
        let labels = interaction.reaction.effects.map(\.label)
        return interactions.first { other in
            !other.services.isEmpty && other.button != interaction.button
                && other.reaction.effects.contains { labels.contains($0.label) }
        }
    }

    /// The method that writes a count, for whoever makes texts; nothing where none is counted.
    var countText: String {
        SwiftText.countText(for: description.reactions.flatMap(\.effects).map(\.text))
    }

    /// Whether a label may show texts that Swift takes for equal and that are written in different ways.
    func showsAnyText(_ label: Name) -> Bool {
        let rules = description.reactions.flatMap(\.effects).filter { $0.label == label }.map(
            \.text
        )
        // What is not plain can be put together in two ways.
        return rules.contains { $0.showsAnyText || !$0.isPlain }
    }
}

extension Entity {
    /// The fields that texts show something of.
    func fields(shownBy texts: [TextRule]) -> [Field] {
        let parts = texts.flatMap(\.parts).filter { $0.value == name }
        return fields.filter { field in parts.contains { $0.shows(field.name) } }
    }
}

/// What happens at a tap, with the names of all that takes part.
struct Interaction {
    let reaction: Reaction
    /// The services that it asks, in the order in which they are mentioned.
    let services: [Service]
    /// What is behind the names of what several interactions ask for.
    private let suffix: String
    /// Whether no other asks for the same.
    private var isAlone: Bool { suffix.isEmpty }

    init(_ reaction: Reaction, of description: Description) {
        self.reaction = reaction
        services = reaction.values.compactMap { value in
            description.services.first { $0.value == value }
        }
        let alike = description.reactions.filter { $0.values == reaction.values }
        suffix = alike.count > 1 ? "For\(reaction.button.type)" : ""
    }

    var button: Name { reaction.button }

    /// What it asks for that there may be none of.
    var numbers: [Name] {
        services.compactMap { if case .next(let value, _, _) = $0.kind { value } else { nil } }
    }

    /// What a view calls: `onShowGreeting`.
    var closure: String { "on\(button.type)" }

    /// What a presenter hears: `didTapShowGreeting`.
    var tap: String { "didTap\(button.type)" }

    /// What it asks for where that is one number, and all that it shows.
    var soleNumber: Name? {
        services.count == 1 && reaction.effects.count == 1 ? numbers.first : nil
    }

    /// What is done. A button of several words says it itself; one of a single word that shows a number
    /// says which: `showNextDigit`.
    var method: String {
        if button.words.count == 1, let value = soleNumber, isAlone {
            return "showNext\(value.type)"
        }
        return button.member
    }

    /// What an interactor is asked, `fetchNextDigit`; `nil` where it is not needed.
    var fetch: String? {
        guard !services.isEmpty else { return nil }
        let values = services.map { service in
            if case .next = service.kind { "Next\(service.value.type)" } else { service.value.type }
        }
        return "fetch" + values.joined(separator: "And") + suffix
    }

    /// What an interactor answers: `didFetchDigit`.
    var didFetch: String? {
        services.isEmpty
            ? nil : "didFetch" + services.map(\.value.type).joined(separator: "And") + suffix
    }

    /// What an interactor hands up, as parameters: `_ person: PersonSummary`.
    var answerParameters: [String] {
        services.map { service in
            switch service.kind {
            case .current(let name): "_ \(name.member): \(name.type)Summary"
            case .next(let name, _, _): "_ \(name.member): Int?"
            }
        }
    }

    var answerTypes: [String] {
        services.map { service in
            switch service.kind {
            case .current(let name): "\(name.type)Summary"
            case .next: "Int?"
            }
        }
    }
}
