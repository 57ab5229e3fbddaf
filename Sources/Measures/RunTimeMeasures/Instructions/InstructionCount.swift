/// The number of instructions of one call of a scenario in one variant.
package enum InstructionCount: Hashable, Sendable {
    /// A number above zero; the mean if a pass has several calls.
    case perCall(Double)
    case notAvailable(InstructionObstacle)

    /// The count; `nil` if there is none.
    package var perCall: Double? {
        if case .perCall(let count) = self { count } else { nil }
    }

    /// The reason why there is no count; `nil` if there is one.
    package var obstacle: InstructionObstacle? {
        if case .notAvailable(let obstacle) = self { obstacle } else { nil }
    }
}

/// The JSON form is an object with one of the keys `perCall` and `notAvailable` (the reason).
extension InstructionCount: Codable {
    private enum Key: String, CodingKey {
        case perCall, notAvailable
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let reason = try container.decodeIfPresent(String.self, forKey: .notAvailable) {
            self = .notAvailable(InstructionObstacle(reason))
        } else {
            self = .perCall(try container.decode(Double.self, forKey: .perCall))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .perCall(let count): try container.encode(count, forKey: .perCall)
        case .notAvailable(let obstacle):
            try container.encode(obstacle.reason, forKey: .notAvailable)
        }
    }
}
