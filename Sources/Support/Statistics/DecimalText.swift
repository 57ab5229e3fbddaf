private import Foundation

/// Decimal numbers as reports print them: rounded half up, with as many digits as a comparison needs.
package enum DecimalText {
    /// No number gets more digits after the point than this.
    private static let mostDigits = 8

    /// Returns a number with a fixed count of digits after the point, rounded half up.
    package static func text(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "\(value)" }
        let scale = pow(10, Double(digits))
        let rounded = (value * scale).rounded(.toNearestOrAwayFromZero) / scale
        // "-0.00" would read as a negative number.
        return String(format: "%.\(digits)f", rounded == 0 ? 0 : rounded)
    }

    /// Returns a number with more digits where fewer would put it on another side of a threshold.
    ///
    /// 0.84906 with two digits and the threshold 0.85 reads `0.849`, because `0.85` would seem to
    /// reach the threshold.
    ///
    /// - Parameters:
    ///   - digits: the least count of digits after the point.
    ///   - thresholds: the numbers that `value` is compared with.
    package static func text(
        _ value: Double,
        digits: Int,
        comparedWith thresholds: [Double]
    ) -> String {
        var digits = digits
        while digits < mostDigits {
            let printed = Double(text(value, digits: digits)) ?? value
            // A value that equals a threshold needs no digits to be told from it.
            let keepsOrder = thresholds.allSatisfy { threshold in
                let exact = order(value, threshold)
                return exact == 0 || order(printed, threshold) == exact
            }
            if keepsOrder { break }
            digits += 1
        }
        return text(value, digits: digits)
    }

    /// Returns a share from 0 to 1 in percent with one digit. A share below 1 never reads 100.0 %.
    package static func percent(_ share: Double, comparedWith thresholds: [Double] = []) -> String {
        let limits = thresholds.map { $0 * 100 } + (share < 1 ? [] : [100])
        let text = text(share * 100, digits: 1, comparedWith: limits)
        return (share < 1 && text == "100.0" ? "99.9" : text) + " %"
    }

    /// -1, 0 or 1. Differences that only the binary representation makes count as none.
    private static func order(_ one: Double, _ other: Double) -> Int {
        let difference = one - other
        if abs(difference) <= 1e-12 * max(abs(one), abs(other)) { return 0 }
        return difference < 0 ? -1 : 1
    }
}
