internal import Matrix

/// Which numbers a report may hold. Sums of numbers within the range fit an `Int`, and their digits
/// fit a line, so that whoever adds or prints figures need not take care.
enum FigureRange {
    /// The largest count: nothing that is counted comes near it.
    static let largestCount = 1_000_000_000_000

    /// The largest size of any other figure; as nanoseconds it is eleven days.
    static let largestSize = 1e15

    /// Which number is outside of the range, with the way to it; `nil` where none is. Seeds, which
    /// are unsigned and never added, may be any.
    static func breach(in value: Any) -> String? {
        breach(in: value, at: [])
    }

    private static func breach(in value: Any, at path: [String]) -> String? {
        switch value {
        case let count as Int:
            return (0...largestCount).contains(count) ? nil : sentence(count, path)
        case let number as Double:
            return abs(number) <= largestSize ? nil : sentence(number, path)
        case let numbers as [Double]:
            // The rounds of latency are many, and reflecting on each would take long.
            let index = numbers.firstIndex { !(abs($0) <= largestSize) }
            return index.map { sentence(numbers[$0], path + ["\($0)"]) }
        case is String, is Bool, is UInt64, is any CodedByName:
            return nil
        default:
            for (index, child) in Mirror(reflecting: value).children.enumerated() {
                // An optional is no step on the way.
                let step = child.label == "some" ? [] : [child.label ?? "\(index)"]
                if let breach = breach(in: child.value, at: path + step) { return breach }
            }
            return nil
        }
    }

    private static func sentence(_ number: some CustomStringConvertible, _ path: [String]) -> String
    {
        "no value can be \(number), as at \"\(path.joined(separator: "."))\""
    }
}
