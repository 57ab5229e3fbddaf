package import Descriptions

/// A value of an expression.
package enum Value: Hashable, Sendable {
    case plain(FieldValue)
    case record(Record)
    /// No value, such as a field of an entity that has not loaded.
    case absent

    package static func flag(_ isSet: Bool) -> Value { .plain(.flag(isSet)) }
    package static func number(_ number: Int) -> Value { .plain(.number(number)) }
    package static func text(_ text: String) -> Value { .plain(.text(text)) }

    /// True for the flag that is set.
    package var isTrue: Bool { self == .flag(true) }

    package var number: Int? { if case .plain(.number(let number)) = self { number } else { nil } }

    package var record: Record? { if case .record(let record) = self { record } else { nil } }

    /// The value in texts; empty if there is none.
    package var shown: String { if case .plain(let value) = self { value.shown } else { "" } }
}

/// An entity with the values of its fields.
package struct Record: Hashable, Sendable {
    /// The number of the entity; 0 if the service has only one.
    package let id: Int
    package var fields: [Name: FieldValue]

    package init(id: Int = 0, fields: [Name: FieldValue]) {
        self.id = id
        self.fields = fields
    }
}
