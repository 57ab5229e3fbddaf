internal import Coverage
internal import Foundation
internal import Statistics

/// Formats numbers for pages.
enum Values {
    /// The text for a missing value.
    static let none = "–"

    /// Returns a share in percent, rounded half up; a share below 100 % is never printed as 100.0
    /// %.
    static func percent(_ share: CoverageCounts.Share) -> String {
        percent(share.fraction)
    }

    /// Returns a fraction from 0 to 1 in percent, rounded in the same way.
    static func percent(_ fraction: Double?) -> String {
        fraction.map { DecimalText.percent($0) } ?? none
    }

    /// Returns a margin in percent, without decimals if it is a whole number.
    static func percent(_ margin: EquivalenceMargin) -> String {
        "\(count(margin.relative * 100)) %"
    }

    /// Returns a time with three digits and a suitable unit.
    static func time(nanoseconds: Double) -> String {
        // The bounds are the values whose rounding to three digits would need a fourth digit.
        switch nanoseconds {
        case ..<999.5: digits(nanoseconds) + " ns"
        case ..<999_500: digits(nanoseconds / 1_000) + " µs"
        default: digits(nanoseconds / 1_000_000) + " ms"
        }
    }

    static func ratio(_ ratio: Double) -> String {
        DecimalText.text(ratio, digits: 3)
    }

    /// Returns an interval with as many digits as its ends need to differ, from each other and
    /// from 1.
    static func interval(_ interval: RatioInterval) -> String {
        let ends = [interval.lower, interval.upper]
        let texts = (3...6).lazy.map { digits in
            ends.map { DecimalText.text($0, digits: digits) }
        }
        let text =
            texts.first { text in
                text[0] != text[1]
                    && zip(ends, text).allSatisfy { ($0 == 1) == (Double($1) == 1) }
            } ?? ends.map(ratio)
        return text[0] == text[1] ? "± < 0.000001" : text.joined(separator: " – ")
    }

    /// Returns the difference of a ratio from 1, such as `by 7 %` or `4.9 times`.
    static func difference(_ ratio: Double) -> String {
        if ratio >= 2 { return DecimalText.text(ratio, digits: 1) + " times" }
        let percent = abs(ratio - 1) * 100
        return "by \(DecimalText.text(percent, digits: percent < 1 ? 1 : 0)) %"
    }

    /// Returns the quotient of the largest and the smallest value.
    static func increase(_ ratio: Double) -> String {
        DecimalText.text(
            ratio,
            digits: 2,
            comparedWith: [Scaling.largestNegligibleIncrease]
        )
    }

    /// Returns the ratio of two sizes.
    static func ratioOfSizes(_ ratio: Double) -> String {
        String(format: "%.2f", ratio)
    }

    /// Returns a number of things per call, without decimals if it is a whole number.
    static func count(_ count: Double) -> String {
        count == count.rounded() ? String(format: "%.0f", count) : String(format: "%.1f", count)
    }

    /// Returns a count, or a dash for 0.
    static func nonzero(_ count: Int) -> String {
        count == 0 ? none : "\(count)"
    }

    /// Returns a whole number with a comma after each three digits.
    static func grouped(_ number: Int) -> String {
        number < 1_000
            ? "\(number)" : grouped(number / 1_000) + String(format: ",%03d", number % 1_000)
    }

    /// Returns numbers rounded by the largest remainders, so that they add up to their rounded sum.
    static func rounded(_ parts: [Double]) -> [Int] {
        let sum = parts.reduce(0, +)
        guard let total = Int(exactly: sum.rounded()), parts.allSatisfy({ $0.isFinite }) else {
            return parts.map { _ in 0 }
        }
        var whole = parts.map { Int($0.rounded(.down)) }
        let missing = total - whole.reduce(0, +)
        let byRemainder = parts.indices.sorted {
            (parts[$0] - parts[$0].rounded(.down), $1) > (parts[$1] - parts[$1].rounded(.down), $0)
        }
        for index in byRemainder.prefix(max(missing, 0)) { whole[index] += 1 }
        return whole
    }

    /// Returns a number with three digits.
    static func digits(_ value: Double) -> String {
        switch value {
        case ..<9.995: String(format: "%.2f", value)
        case ..<99.95: String(format: "%.1f", value)
        default: String(format: "%.0f", value)
        }
    }
}
