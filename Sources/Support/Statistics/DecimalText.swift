private import Foundation

/// Formats decimal numbers for reports: rounded half up, with as many digits as a comparison needs.
package enum DecimalText {
    /// The largest number of digits after the point.
    private static let mostDigits = 8

    /// Returns a number with a fixed number of digits after the point, rounded half up.
    package static func text(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "\(value)" }
        let scale = pow(10, Double(digits))
        let rounded = (value * scale).rounded(.toNearestOrAwayFromZero) / scale
        // "-0.00" would read as a negative number.
        return String(format: "%.\(digits)f", rounded == 0 ? 0 : rounded)
    }

    /// Returns a number with more digits if fewer would put it on another side of a threshold.
    ///
    /// 0.84906 with two digits and the threshold 0.85 reads `0.849`, because `0.85` would seem to
    /// reach the threshold.
    ///
    /// - Parameters:
    ///   - digits: the smallest number of digits after the point.
    ///   - thresholds: the numbers that `value` is compared with.
    package static func text(
        _ value: Double,
        digits: Int,
        comparedWith thresholds: [Double]
    ) -> String {
        var digits = digits
        while digits < mostDigits {
            let printed = Double(text(value, digits: digits)) ?? value
            // A value that equals a threshold needs no digits to be distinguished from it.
            let keepsOrder = thresholds.allSatisfy { threshold in
                let exact = order(value, threshold)
                return exact == 0 || order(printed, threshold) == exact
            }
            if keepsOrder { break }
            digits += 1
        }
        return text(value, digits: digits)
    }

    /// Returns a share from 0 to 1 in percent with one digit. A share below 1 is never printed as
    /// 100.0 %.
    package static func percent(_ share: Double, comparedWith thresholds: [Double] = []) -> String {
        let limits = thresholds.map { $0 * 100 } + (share < 1 ? [] : [100])
        let text = text(share * 100, digits: 1, comparedWith: limits)
        return (share < 1 && text == "100.0" ? "99.9" : text) + " %"
    }

    /// Returns -1, 0 or 1. Differences that are only due to the binary representation count as
    /// none.
    private static func order(_ one: Double, _ other: Double) -> Int {
        let difference = one - other
        if abs(difference) <= 1e-12 * max(abs(one), abs(other)) { return 0 }
        return difference < 0 ? -1 : 1
    }
}
