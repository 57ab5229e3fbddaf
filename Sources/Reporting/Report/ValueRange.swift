internal import Matrix

/// The range of the numbers in a report. Sums of numbers within the range fit an `Int`, and their
/// digits fit a line, so that code that adds or prints them needs no checks.
enum ValueRange {
    /// The largest permitted count, far above every real one.
    static let largestCount = 1_000_000_000_000

    /// The largest permitted absolute value of any other number; as nanoseconds it is eleven days.
    static let largestSize = 1e15

    /// Returns the first number outside of the range, with its path; `nil` if there is none. Seeds
    /// have no limit, because they are unsigned and never added.
    static func violation(in value: Any) -> String? {
        violation(in: value, at: [])
    }

    private static func violation(in value: Any, at path: [String]) -> String? {
        switch value {
        case let count as Int:
            return (0...largestCount).contains(count) ? nil : sentence(count, path)
        case let number as Double:
            return abs(number) <= largestSize ? nil : sentence(number, path)
        case let numbers as [Double]:
            // Latency has many rounds, and reflection on each number would be slow.
            let index = numbers.firstIndex { !(abs($0) <= largestSize) }
            return index.map { sentence(numbers[$0], path + ["\($0)"]) }
        case is String, is Bool, is UInt64, is any CodedByName:
            return nil
        default:
            for (index, child) in Mirror(reflecting: value).children.enumerated() {
                // An optional is not a step of the path.
                let step = child.label == "some" ? [] : [child.label ?? "\(index)"]
                if let violation = violation(in: child.value, at: path + step) { return violation }
            }
            return nil
        }
    }

    private static func sentence(_ number: some CustomStringConvertible, _ path: [String]) -> String
    {
        "no value can be \(number), as at \"\(path.joined(separator: "."))\""
    }
}
