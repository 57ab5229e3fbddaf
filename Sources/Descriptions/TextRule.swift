internal import Foundation

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
    /// A field of an entity that counts something: `1 like`, `1.2w likes`; nothing for none.
    case count(of: Name, Name, unit: String)
    /// The next number that a service gives.
    case next(Name)

    /// What a service is asked for.
    package var value: Name? {
        switch self {
        case .literal: nil
        case .field(let entity, _, _), .count(let entity, _, _): entity
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

    /// Whether all that it says itself is in letters that are written in one way.
    package var isPlain: Bool {
        let own = parts.compactMap { part in
            switch part {
            case .literal(let text), .count(_, _, let text): text
            case .field, .next: nil
            }
        }
        let other = if case .fallback(_, let text) = self { [text] } else { [String]() }
        return (own + other).allSatisfy { text in
            let scalars = Array(text.unicodeScalars)
            return scalars == Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
                && scalars == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
        }
    }

    /// Whether it counts something.
    package var counts: Bool {
        parts.contains { if case .count = $0 { true } else { false } }
    }

    /// A count as the house writes it: those from 10,000 in units of ten thousand, `w`, and truncated.
    package static func count(_ count: Int, _ unit: String) -> String {
        switch count {
        case 0: return ""
        case 1: return "1 \(unit)"
        case ..<10_000: return "\(count) \(unit)s"
        case ..<100_000:
            let tenths = count / 1_000 % 10
            return "\(count / 10_000)\(tenths == 0 ? "" : ".\(tenths)")w \(unit)s"
        default: return "\(count / 10_000)w \(unit)s"
        }
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
