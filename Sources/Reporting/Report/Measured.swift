/// The outcome of one metric.
package enum Measured<Value: Hashable & Sendable & Codable>: Hashable, Sendable {
    case values(Value)
    /// The metric was requested and could not be measured; the reason in words.
    case notAvailable(String)
    /// The metric was requested and is not measured yet: the report is partial.
    case pending
    /// The metric was not requested.
    case notMeasured

    /// The values; `nil` if there are none.
    package var value: Value? {
        if case .values(let value) = self { value } else { nil }
    }
}

/// The JSON form is an object with one of the keys `values`, `notAvailable` (the reason),
/// `pending` (true) and `notMeasured` (true).
extension Measured: Codable {
    private enum Key: String, CodingKey {
        case values, notAvailable, pending, notMeasured
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.notMeasured) {
            self = .notMeasured
        } else if container.contains(.pending) {
            self = .pending
        } else if let reason = try container.decodeIfPresent(String.self, forKey: .notAvailable) {
            self = .notAvailable(reason)
        } else {
            self = .values(try container.decode(Value.self, forKey: .values))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .values(let value): try container.encode(value, forKey: .values)
        case .notAvailable(let reason): try container.encode(reason, forKey: .notAvailable)
        case .pending: try container.encode(true, forKey: .pending)
        case .notMeasured: try container.encode(true, forKey: .notMeasured)
        }
    }
}
