/// The unit of large counts in texts. From one unit on, a count is truncated to whole units, below ten
/// units to tenths.
package enum CountUnit: Int, Hashable, Sendable, CaseIterable {
    case one = 1
    case thousand = 1_000
    case tenThousand = 10_000

    /// The sign after the number; empty for counts that are written out.
    package var sign: String {
        switch self {
        case .one: ""
        case .thousand: "k"
        case .tenThousand: "w"
        }
    }

    /// Counts on both sides of each limit at which their format changes.
    package var limits: [Int] {
        [0, 1, 2]
            + (self == .one
                ? [1_000]
                : [
                    rawValue - 1, rawValue, rawValue * 12 / 10, rawValue * 10 - 1,
                    rawValue * 21 / 2,
                ])
    }

    /// Returns a count with its noun, such as `1 like` or `1.2k likes`; an empty text for 0.
    package func text(_ count: Int, _ noun: CountNoun) -> String {
        switch count {
        case 0: return ""
        case 1: return "1 \(noun.singular)"
        case _ where self == .one || count < rawValue: return "\(count) \(noun.plural)"
        default:
            let units = count / rawValue
            let tenths = units < 10 ? count / (rawValue / 10) % 10 : 0
            return "\(units)\(tenths == 0 ? "" : ".\(tenths)")\(sign) \(noun.plural)"
        }
    }
}

/// The noun after a count.
package struct CountNoun: Hashable, Sendable {
    package let singular: String
    package let plural: String

    /// - Parameter plural: the plural; `nil` for the singular with an `s`.
    package init(_ singular: String, plural: String? = nil) {
        self.singular = singular
        self.plural = plural ?? "\(singular)s"
    }
}
