internal import Foundation

/// The rule that creates a text.
package enum TextRule: Hashable, Sendable {
    /// Several parts in sequence.
    case parts([TextPart])
    /// Parts that are joined with blanks. Empty parts are skipped.
    case words([TextPart])
    /// One part, and the text that replaces the part if it is empty or has no value.
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
    /// A text field of an entity, and the text that replaces an empty value.
    case given(of: Name, Name, otherwise: String)
    /// A number of an entity as a count with a unit: `1 like`, `1.2w likes`, and an empty text for
    /// 0.
    case count(of: Name, Name, unit: String)
    /// One of two texts, selected by a field: a yes-or-no field, or one with named values.
    case condition(of: Name, Name, has: FieldValue, yes: String, no: String)
    /// The next number that a service gives.
    case next(Name)

    /// Returns true if the part shows a field.
    package func shows(_ name: Name) -> Bool {
        switch self {
        case .literal, .next: false
        case .field(_, let field, _), .count(_, let field, _), .condition(_, let field, _, _, _),
            .given(_, let field, _):
            field == name
        }
    }

    /// The name of the entity or number that the part requests from a service; `nil` for a literal.
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
    /// Indicates whether the rule can show any text from outside. Swift treats texts in different
    /// Unicode normal forms as equal, so an equal text may still have to be shown again.
    package var showsAnyText: Bool {
        parts.contains {
            switch $0 {
            case .field(_, _, .text), .given: true
            case .field, .literal, .count, .condition, .next: false
            }
        }
    }

    /// Indicates whether all literal texts of the rule have only one Unicode representation.
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

    /// Indicates whether the text is always the same.
    package var isConstant: Bool { parts.allSatisfy { $0.value == nil } }

    /// Indicates whether the text shows a date.
    package var showsDay: Bool {
        parts.contains { if case .field(_, _, .date) = $0 { true } else { false } }
    }

    /// Indicates whether the text shows a count.
    package var counts: Bool {
        parts.contains { if case .count = $0 { true } else { false } }
    }

    /// Returns a count in the format of the project. Counts from 10,000 are shown in units of ten
    /// thousand, `w`, truncated to one decimal, and from 100,000 to none.
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

    /// Returns the text of one entity.
    package func text(of entity: [Name: FieldValue]) -> String {
        text { $0.text(of: entity) }
    }

    /// Returns the text that the rule creates.
    ///
    /// - Parameter text: a closure that returns the text of a part; `nil` if the part has none.
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
    /// Returns the text of the part for an entity; `nil` if the part shows nothing of an entity.
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
