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
    /// A number of an entity with the noun of what it counts, and the unit of large numbers.
    case count(of: Name, Name, CountNoun, CountUnit)
    /// One of two sequences of parts, selected by a field.
    indirect case condition(FieldTest, yes: [TextPart], no: [TextPart])
    /// The next number that a service gives.
    case next(Name)

    /// The part, and the parts of which it selects.
    package var all: [TextPart] {
        guard case .condition(_, let yes, let no) = self else { return [self] }
        return [self] + (yes + no).flatMap(\.all)
    }

    /// Returns true if the part shows a field or depends on it.
    package func shows(_ name: Name) -> Bool {
        switch self {
        case .literal, .next: false
        case .field(_, let field, _), .count(_, let field, _, _), .given(_, let field, _):
            field == name
        case .condition(let test, let yes, let no):
            test.field == name || (yes + no).contains { $0.shows(name) }
        }
    }

    /// The name of the entity or number that the part requests from a service; `nil` for a literal.
    package var value: Name? {
        switch self {
        case .literal: nil
        case .field(let entity, _, _), .count(let entity, _, _, _), .given(let entity, _, _):
            entity
        case .condition(let test, _, _): test.entity
        case .next(let value): value
        }
    }
}

extension TextRule {
    /// The parts, and the parts of which they select.
    package var allParts: [TextPart] { parts.flatMap(\.all) }

    /// Indicates whether the text is always the same.
    package var isConstant: Bool { parts.allSatisfy { $0.value == nil } }

    /// Indicates whether the text shows a date.
    package var showsDay: Bool {
        allParts.contains { if case .field(_, _, .date) = $0 { true } else { false } }
    }

    /// The units of the counts in the text.
    package var countUnits: Set<CountUnit> {
        Set(allParts.compactMap { if case .count(_, _, _, let unit) = $0 { unit } else { nil } })
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
        case .count(_, let field, let noun, let unit):
            if case .number(let count)? = entity[field] { unit.text(count, noun) } else { nil }
        case .condition(let test, let yes, let no):
            entity[test.field].map { value in
                (test.holds(for: value) ? yes : no).map { $0.text(of: entity) ?? "" }.joined()
            }
        case .next: nil
        }
    }
}
