package import Foundation

/// A JSON value.
package enum JSONValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// The kind of the value, in words for a message.
    package var kindName: String {
        switch self {
        case .null: "null"
        case .flag(let value): value ? "true" : "false"
        case .integer: "an integer"
        case .number: "a number"
        case .text: "a string"
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// The end of a message that begins with "takes an integer", for another value.
    var integerMismatch: String {
        switch self {
        case .number(let number) where number.magnitude >= 0x1p63:
            "; the number is too \(number < 0 ? "small" : "large")"
        case .number(let number): ", not \(number); the number must be whole"
        default: ", not \(kindName)"
        }
    }
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Frequent kinds come first, because each failed attempt throws an error, which is slow in
        // tests.
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let object = try? container.decode([String: JSONValue].self) {
            self = .object(object)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let integer = try? container.decode(Int.self) {
            self = .integer(integer)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }
}

extension JSONValue {
    /// The last second of a day such as `2026-03-14`, in UTC; `nil` if the value is not a valid
    /// day.
    package var endOfDay: Date? {
        let format = Date.ISO8601FormatStyle().year().month().day()
        guard case .text(let text) = self, let start = try? Date(text, strategy: format),
            // An invalid day would be a day of the next month.
            start.formatted(format) == text
        else { return nil }
        return start.addingTimeInterval(86_399)
    }
}
