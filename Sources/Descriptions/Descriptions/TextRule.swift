internal import Foundation

/// The rule that creates a text.
package enum TextRule: Hashable, Sendable {
    /// Several parts in sequence.
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
    case field(of: Name, Name, FieldKind)
    /// A text field of an entity, and another text where that is empty.
    case given(of: Name, Name, otherwise: String)
    /// A field of an entity that counts something: `1 like`, `1.2w likes`; nothing for none.
    case count(of: Name, Name, unit: String)
    /// One of two texts, by whether a field has a value: yes, or one of its choices.
    case condition(of: Name, Name, has: FieldValue, yes: String, no: String)
    /// The next number that a service gives.
    case next(Name)

    /// Whether it shows something of a field.
    package func shows(_ name: Name) -> Bool {
        switch self {
        case .literal, .next: false
        case .field(_, let field, _), .count(_, let field, _), .condition(_, let field, _, _, _),
            .given(_, let field, _):
            field == name
        }
    }

    /// What a service is asked for.
    package var value: Name? {
        switch self {
        case .literal: nil
        case .field(let entity, _, _), .count(let entity, _, _), .condition(let entity, _, _, _, _),
            .given(let entity, _, _):
            entity
        case .next(let value): value
        }
    }
}

extension TextRule {
    /// Whether it may show any text that comes from outside. Swift takes such texts for equal that are
    /// written in different ways, so being equal is no reason not to show them.
    package var showsAnyText: Bool {
        parts.contains {
            switch $0 {
            case .field(_, _, .text), .given: true
            case .field, .literal, .count, .condition, .next: false
            }
        }
    }

    /// Whether all that it says itself is in letters that are written in one way.
    package var isPlain: Bool {
        let own = parts.flatMap { part -> [String] in
            switch part {
            case .literal(let text), .count(_, _, let text), .given(_, _, let text): [text]
            case .condition(_, _, _, let yes, let no): [yes, no]
            case .field, .next: []
            }
        }
        let other = if case .fallback(_, let text) = self { [text] } else { [String]() }
        return (own + other).allSatisfy { text in
            let scalars = Array(text.unicodeScalars)
            return scalars == Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
                && scalars == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
        }
    }

    /// Whether it is always the same.
    package var isConstant: Bool { parts.allSatisfy { $0.value == nil } }

    /// Whether it shows a day.
    package var showsDay: Bool {
        parts.contains { if case .field(_, _, .date) = $0 { true } else { false } }
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

    /// The text of one entity.
    package func text(of entity: [Name: FieldValue]) -> String {
        text { $0.text(of: entity) }
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

extension TextPart {
    /// What it comes to for an entity; `nil` where it shows nothing of one.
    package func text(of entity: [Name: FieldValue]) -> String? {
        switch self {
        case .literal(let text): text
        case .field(_, let field, _): entity[field]?.shown
        case .given(_, let field, let other):
            entity[field].map { $0.shown.isEmpty ? other : $0.shown }
        case .count(_, let field, let unit):
            if case .number(let count)? = entity[field] { TextRule.count(count, unit) } else { nil }
        case .condition(_, let field, let value, let yes, let no):
            entity[field].map { $0 == value ? yes : no }
        case .next: nil
        }
    }
}
