/// How many instructions one call of a script takes in one variant.
package enum InstructionCount: Hashable, Sendable {
    /// Above zero. Where a pass has several calls, their mean.
    case perCall(Double)
    case notAvailable(InstructionObstacle)

    /// The count, where there is one.
    package var perCall: Double? {
        if case .perCall(let count) = self { count } else { nil }
    }

    /// Why there is no count.
    package var obstacle: InstructionObstacle? {
        if case .notAvailable(let obstacle) = self { obstacle } else { nil }
    }
}

/// As JSON it is an object with one of the keys `perCall` and `notAvailable` (the reason).
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
