internal import Coverage
internal import Foundation
internal import Statistics

/// Numbers as the pages write them.
enum Figures {
    /// What stands where a figure does not exist.
    static let none = "–"

    /// A share in percent, truncated so that 99.96 % never reads as 100 %.
    static func percent(_ share: CoverageCounts.Share) -> String {
        percent(share.fraction)
    }

    /// A part of a whole, from 0 to 1, in percent, truncated as well.
    static func percent(_ fraction: Double?) -> String {
        guard let fraction else { return none }
        return String(format: "%.1f %%", (fraction * 1_000).rounded(.down) / 10)
    }

    /// A margin, whole where it is whole.
    static func percent(_ margin: EquivalenceMargin) -> String {
        "\(count(margin.relative * 100)) %"
    }

    /// A time with three digits and the unit that fits it.
    static func time(nanoseconds: Double) -> String {
        // Bounds are where rounding to three digits would need a fourth.
        switch nanoseconds {
        case ..<999.5: digits(nanoseconds) + " ns"
        case ..<999_500: digits(nanoseconds / 1_000) + " µs"
        default: digits(nanoseconds / 1_000_000) + " ms"
        }
    }

    static func ratio(_ ratio: Double) -> String {
        String(format: "%.3f", ratio)
    }

    static func interval(_ interval: RatioInterval) -> String {
        "\(ratio(interval.lower)) – \(ratio(interval.upper))"
    }

    /// How many times as much of something there is.
    static func ratioOfSizes(_ ratio: Double) -> String {
        String(format: "%.2f", ratio)
    }

    /// A number of things per call, whole where it is whole.
    static func count(_ count: Double) -> String {
        count == count.rounded() ? String(format: "%.0f", count) : String(format: "%.1f", count)
    }

    /// A number of which none is no news.
    static func nonzero(_ count: Int) -> String {
        count == 0 ? none : "\(count)"
    }

    /// A whole number with a comma after each three digits.
    static func grouped(_ number: Int) -> String {
        number < 1_000
            ? "\(number)" : grouped(number / 1_000) + String(format: ",%03d", number % 1_000)
    }

    /// One number against another, as `1.6 ×`.
    static func multiple(_ number: Int, of other: Int) -> String {
        other == 0 ? none : String(format: "%.2f ×", Double(number) / Double(other))
    }

    private static func digits(_ value: Double) -> String {
        switch value {
        case ..<9.995: String(format: "%.2f", value)
        case ..<99.95: String(format: "%.1f", value)
        default: String(format: "%.0f", value)
        }
    }
}
