internal import Foundation

/// The printed values and the printed threshold of one row of a claim.
struct PrintedComparison {
    /// The names and numbers that are compared, in order.
    let values: [(name: String, number: PrintedNumber)]
    /// The ratio of the two values; `nil` if values are compared themselves.
    let ratio: PrintedNumber?
    /// Indicates whether the numbers after the first are differences from the first, in points.
    let hasPoints: Bool
    let threshold: String

    /// - Returns: `nil` if there is nothing to compare.
    init?(values text: String, threshold: String) {
        let sides = text.components(separatedBy: " = ")
        ratio = sides.count == 2 ? PrintedNumber(sides[1]) : nil
        let separator = sides[0].contains(" ÷ ") ? " ÷ " : ", "
        let named = sides[0].components(separatedBy: separator).map { part in
            (part: part, words: part.split(separator: " "))
        }
        values = named.compactMap { _, words in
            guard words.count >= 2, let number = PrintedNumber(words[1]) else { return nil }
            return (String(words[0]), number)
        }
        hasPoints = text.contains(" points")
        self.threshold = threshold
        guard !values.isEmpty, values.count == named.count else { return nil }
    }

    /// The limits in the threshold.
    var limits: [PrintedNumber] { PrintedNumber.all(in: threshold) }

    /// The numbers that are compared with the limits.
    var compared: [PrintedNumber] {
        if let ratio { return [ratio] }
        return (hasPoints ? Array(values.dropFirst()) : values).map(\.number)
    }

    /// Indicates whether the printed numbers meet the printed threshold; `nil` if it cannot be
    /// read.
    var isMet: Bool? {
        let numbers = compared.map(\.value)
        let limits = limits.map(\.value)
        if threshold.hasSuffix(" smallest") || threshold.hasSuffix(" largest") {
            guard let judged = values.first(where: { threshold.hasPrefix($0.name + " ") }) else {
                return nil
            }
            let others = values.filter { $0.name != judged.name }.map(\.number.value)
            return threshold.hasSuffix("smallest")
                ? others.allSatisfy { judged.number.value < $0 }
                : others.allSatisfy { judged.number.value > $0 }
        }
        if threshold.contains(" above ") {
            return numbers.count == 2 ? numbers[0] > numbers[1] : nil
        }
        if threshold.contains(" to "), limits.count == 2 {
            return numbers.allSatisfy { limits[0] <= $0 && $0 <= limits[1] }
        }
        guard let limit = limits.first else { return nil }
        if threshold.contains("more than") { return numbers.allSatisfy { $0 > limit } }
        if threshold.contains("at least") { return numbers.allSatisfy { $0 >= limit } }
        if threshold.contains("at most") { return numbers.allSatisfy { $0 <= limit } }
        if threshold.contains("exactly") { return numbers.allSatisfy { $0 == limit } }
        return nil
    }

    /// The ratio of the printed values; `nil` if there is none.
    var exactRatio: Double? {
        guard ratio != nil, values.count == 2, values[1].number.value > 0 else { return nil }
        return values[0].number.value / values[1].number.value
    }
}
