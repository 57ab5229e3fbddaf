private import Foundation

/// The curve *a + b · (n ÷ N)^k* that comes closest to what was measured, where *n* is the size and
/// *N* the largest: a part that is always there, and one that grows.
package struct GrowthFit: Hashable, Sendable, Codable {
    /// *a*, in the unit of the values, not below zero.
    package let constant: Double
    /// *b*: what the growing part comes to at the largest size, not below zero.
    package let growing: Double
    /// *k*.
    package let exponent: GrowthExponent
    /// How far the curve is from the value that it meets worst, as a share of that value.
    package let worstDeviation: Double

    /// From here on a fit is bad, and nothing is read from it.
    package static let largestDeviation = 0.1

    package var isGood: Bool { worstDeviation <= Self.largestDeviation }

    /// Below this share of the constant part nothing is said to grow.
    private static let smallestGrowing = 0.01

    /// Fits a curve to the geometric means over processes. What is known of its exponent follows from
    /// how it changes when one process is left out, since in a single process noise can hide what
    /// grows.
    ///
    /// - Parameters:
    ///   - ofProcesses: `[process][size]`, above zero.
    ///   - estimate: of a value of each process.
    /// - Returns: `nil` where fewer than four sizes leave nothing to hold a curve of three parameters
    ///   against, or where nothing grows.
    /// Source: J. Tukey, "Bias and confidence in not-quite large samples" (abstract), Annals of
    /// Mathematical Statistics 29 (1958), for the pseudo-values.
    init?(
        sizes: [Int],
        ofProcesses: [[Double]],
        estimate: ([Double]) throws(StatisticsError) -> TrimmedMean
    ) throws(StatisticsError) {
        func curve(without left: Int?) -> GrowthCurve {
            let kept = ofProcesses.indices.filter { $0 != left }
            let means = sizes.indices.map { size in
                exp(kept.reduce(0) { $0 + log(ofProcesses[$1][size]) } / Double(kept.count))
            }
            return GrowthCurve.closest(sizes: sizes, values: means)
        }
        let whole = curve(without: nil)
        guard sizes.count > 3, whole.growing > Self.smallestGrowing * whole.constant else {
            return nil
        }
        let count = Double(ofProcesses.count)
        let exponents =
            count == 1
            ? [whole.exponent]
            : ofProcesses.indices.map {
                count * whole.exponent - (count - 1) * curve(without: $0).exponent
            }
        let mean = try estimate(exponents)
        constant = whole.constant
        growing = whole.growing
        exponent = GrowthExponent(mean.around(whole.exponent))
        worstDeviation = whole.worstDeviation
    }
}

/// A curve without what is known about its exponent.
struct GrowthCurve {
    let constant: Double
    let growing: Double
    let exponent: Double
    let squares: Double
    let worstDeviation: Double

    /// Searches the exponents, since for each of them the other two follow: by least squares of the
    /// deviations as shares, so that each size weighs the same.
    ///
    /// - Parameters:
    ///   - sizes: above zero, in ascending order.
    ///   - values: as many, above zero.
    static func closest(sizes: [Int], values: [Double]) -> GrowthCurve {
        let largest = Double(sizes.last ?? 1)
        let shares = sizes.map { Double($0) / largest }
        func curve(_ exponent: Double) -> GrowthCurve {
            GrowthCurve(exponent: exponent, shares: shares, values: values)
        }
        func best(_ exponents: StrideThrough<Double>) -> GrowthCurve {
            exponents.map(curve).min { $0.squares < $1.squares } ?? curve(1)
        }
        let rough = best(stride(from: step, through: largestExponent, by: step))
        let fine = step / 50
        return best(
            stride(
                from: max(rough.exponent - step, fine),
                through: rough.exponent + step,
                by: fine
            )
        )
    }

    private static let step = 0.05
    /// Above any that a program should have.
    private static let largestExponent = 4.0

    private init(exponent: Double, shares: [Double], values: [Double]) {
        // Divided by its value, each size says: a ÷ value + b · power ÷ value is 1.
        let ones = values.map { 1 / $0 }
        let powers = zip(shares, values).map { pow($0, exponent) / $1 }
        func product(_ left: [Double], _ right: [Double]) -> Double {
            zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
        }
        let (aa, ab, bb) = (product(ones, ones), product(ones, powers), product(powers, powers))
        let (a, b) = (ones.reduce(0, +), powers.reduce(0, +))
        let determinant = aa * bb - ab * ab
        var constant = determinant > 0 ? (a * bb - b * ab) / determinant : 0
        var growing = determinant > 0 ? (b * aa - a * ab) / determinant : 0
        // Neither part can be less than nothing.
        if growing <= 0 { (constant, growing) = (a / aa, 0) }
        if constant < 0 { (constant, growing) = (0, b / bb) }
        let deviations = zip(ones, powers).map { constant * $0 + growing * $1 - 1 }
        self.constant = constant
        self.growing = growing
        self.exponent = exponent
        squares = product(deviations, deviations)
        worstDeviation = deviations.map(abs).max() ?? 0
    }
}
