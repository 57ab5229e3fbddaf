internal import Descriptions

/// The names in the code of a described feature with a simple screen. Each name is defined only
/// here.
struct ElementsPlan: Sendable {
    let description: Description

    init(_ description: Description) {
        self.description = description
    }

    var member: String { description.feature.member }

    /// The labels whose text changes.
    var labels: [Name] {
        description.elements.compactMap { element in
            switch element {
            case .label(let name, nil), .boundLabel(let name, _): name
            case .label, .button: nil
            }
        }
    }

    var interactions: [Interaction] {
        description.reactions.map { Interaction($0, of: description) }
    }

    /// The interactions that use a service or state.
    var asking: [Interaction] { interactions.filter(\.asks) }

    /// Returns the arguments of an interactor's reply, one for each service.
    func reply(to interaction: Interaction) -> [String] {
        interaction.services.map { service in
            switch service.kind {
            case .next(let value, _, _): return "\(service.name.member).next\(value.type)()"
            case .current(let name):
                let fields = description.entity(name).map(shownFields) ?? []
                let arguments = fields.map { "\($0.name.member): \(name.member).\($0.name.member)" }
                return "\(name.type)Summary(\(arguments.joined(separator: ", ")))"
            }
        } + (interaction.showsState ? ["state"] : [])
    }

    /// Returns the fields of an entity that texts show.
    func shownFields(of entity: Entity) -> [Entity.Field] {
        entity.fields(shownBy: texts)
    }

    /// Returns another interaction that shows a text in the same labels, so that a test can detect
    /// that the interaction changes them.
    func forerunner(of interaction: Interaction) -> Interaction? {
        let labels = interaction.reaction.effects.map(\.label)
        return interactions.first { other in
            !other.services.isEmpty && other.changes.isEmpty && other.button != interaction.button
                && other.reaction.effects.contains { labels.contains($0.label) }
        }
    }

    /// The method that formats a count; empty if no text contains a count.
    var countText: String { SwiftText.countText(for: texts) }

    /// The texts that change.
    var texts: [TextRule] {
        description.reactions.flatMap(\.effects).map(\.text) + description.boundLabels.map(\.text)
    }
}

extension ScreenElement {
    /// The name of the property of its view: `greetingLabel`.
    var property: String {
        switch self {
        case .label(let name, _), .boundLabel(let name, _): "\(name.member)Label"
        case .button(let name, _): "\(name.member)Button"
        }
    }
}

extension Entity {
    /// Returns the fields of the entity that texts show.
    func fields(shownBy texts: [TextRule]) -> [Field] {
        let parts = texts.flatMap(\.allParts).filter { $0.value == name }
        return fields.filter { field in parts.contains { $0.shows(field.name) } }
    }
}

/// The reaction to a tap, with the names in its code.
struct Interaction: Action {
    let reaction: Reaction
    /// The services that it uses, in the order of first use.
    let services: [Service]
    /// The suffix of names, which distinguishes interactions that fetch the same values.
    private let suffix: String
    /// Indicates whether no other interaction fetches the same values.
    private var isAlone: Bool { suffix.isEmpty }

    init(_ reaction: Reaction, of description: Description) {
        self.reaction = reaction
        services = reaction.values.compactMap { value in
            description.services.first { $0.value == value }
        }
        let alike = description.reactions.filter {
            $0.values == reaction.values && $0.showsState == reaction.showsState
                && $0.changes.isEmpty
        }
        suffix = alike.count > 1 ? "For\(reaction.button.type)" : ""
    }

    var button: Name { reaction.button }

    /// The changes of state.
    var changes: [FieldEdit] { reaction.changes }

    /// Indicates whether a text shows state.
    var showsState: Bool { reaction.showsState }

    /// Indicates whether the interactor takes part in the interaction.
    var asks: Bool { !services.isEmpty || showsState || !changes.isEmpty }

    /// Indicates whether the interactor answers with values that the presenter shows.
    var isAnswered: Bool { asks && !reaction.effects.isEmpty }

    /// The numbers that it shows, each of which can be missing.
    var numbers: [Name] {
        services.compactMap { if case .next(let value, _, _) = $0.kind { value } else { nil } }
    }

    /// The number that the interaction shows if it has no other effect and uses no other service;
    /// otherwise `nil`.
    var soleNumber: Name? {
        services.count == 1 && reaction.effects.count == 1 && changes.isEmpty && !showsState
            ? numbers.first : nil
    }

    /// The method for the interaction. A name of several words is used as it is. A single word that
    /// shows a number is extended with the number: `showNextDigit`.
    var method: String {
        if button.words.count == 1, let value = soleNumber, isAlone {
            return "showNext\(value.type)"
        }
        return button.member
    }

    /// The interactor method, such as `fetchNextDigit`, or the name of a tap that changes state;
    /// `nil` if the interactor takes no part.
    var fetch: String? {
        guard changes.isEmpty else { return button.member }
        guard asks else { return nil }
        let values = services.map { service in
            if case .next = service.kind { "Next\(service.value.type)" } else { service.value.type }
        }
        return "fetch" + (values + stateName).joined(separator: "And") + suffixOfFetch
    }

    /// The interactor's output method, such as `didFetchDigit`; `nil` if the interactor does not
    /// answer.
    var didFetch: String? {
        guard isAnswered else { return nil }
        guard changes.isEmpty else { return "didPerform\(button.type)" }
        return "didFetch" + (services.map(\.value.type) + stateName).joined(separator: "And")
            + suffixOfFetch
    }

    private var stateName: [String] { showsState ? ["State"] : [] }

    /// The suffix of the interactor methods. Without services, it distinguishes them from the
    /// request of the initial state, too.
    private var suffixOfFetch: String {
        services.isEmpty ? "For\(button.type)" : suffix
    }

    /// The types of the parameters of the output method, without the state.
    var answerTypes: [String] {
        services.map { service in
            switch service.kind {
            case .current(let name): "\(name.type)Summary"
            case .next: "Int?"
            }
        }
    }
}
