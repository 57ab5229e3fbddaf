/// How a text is made.
package enum TextRule: Hashable, Sendable {
    /// Parts one behind the other.
    case parts([TextPart])
    /// Parts with a blank between each two; those that are empty are left out.
    case words([TextPart])
    /// One part, and another text where that is empty or there is none.
    case fallback(TextPart, text: String)

    package var parts: [TextPart] {
        switch self {
        case .parts(let parts), .words(let parts): parts
        case .fallback(let part, _): [part]
        }
    }
}

/// A part of a text.
package enum TextPart: Hashable, Sendable {
    case literal(String)
    /// A field of an entity.
    case field(of: Name, Name, isNumber: Bool)
    /// The next number that a service gives.
    case next(Name)

    /// What a service is asked for.
    package var value: Name? {
        switch self {
        case .literal: nil
        case .field(let entity, _, _): entity
        case .next(let value): value
        }
    }
}

extension TextRule {
    /// Whether it may show any text that comes from outside. Swift takes such texts for equal that are
    /// written in different ways, so being equal is no reason not to show them.
    package var showsAnyText: Bool {
        parts.contains { if case .field(_, _, isNumber: false) = $0 { true } else { false } }
    }

    /// The text itself.
    ///
    /// - Parameter text: that of a part; `nil` where there is none.
    package func text(_ text: (TextPart) -> String?) -> String {
        switch self {
        case .parts(let parts): parts.map { text($0) ?? "" }.joined()
        case .words(let parts):
            parts.map { text($0) ?? "" }.filter { !$0.isEmpty }.joined(separator: " ")
        case .fallback(let part, let other):
            text(part).flatMap { $0.isEmpty ? nil : $0 } ?? other
        }
    }
}
