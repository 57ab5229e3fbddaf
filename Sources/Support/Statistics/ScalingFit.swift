private import Foundation

/// The best fit *a + b · (n ÷ N)^k* to measured values, where *n* is the size and *N* the largest
/// one. It has a constant part and a growing part.
package struct ScalingFit: Hashable, Sendable, Codable {
    /// The constant part *a*, in the unit of the values, not negative.
    package let constant: Double
    /// The growing part *b* at the largest size, not negative.
    package let growing: Double
    /// The exponent *k*.
    package let exponent: ScalingExponent
    /// The largest deviation of the curve from a value, as a share of that value.
    package let worstDeviation: Double

    /// The largest deviation of a good fit. Bad fits are not used.
    package static let largestDeviation = 0.1

    package var isGood: Bool { worstDeviation <= Self.largestDeviation }

    /// The share of the constant part below which the growing part is ignored.
    private static let smallestGrowing = 0.01

    /// Fits a curve to the geometric means over processes. The uncertainty of its exponent follows
    /// from its changes when one process is left out, because in a single process noise can hide
    /// scaling.
    ///
    /// - Parameters:
    ///   - ofProcesses: the positive values, `[process][size]`.
    ///   - estimate: returns the estimate from a value of each process.
    /// - Returns: `nil` for fewer than four sizes, which cannot test a curve of three parameters,
    ///   or if nothing grows. Source: J. Tukey, "Bias and confidence in not-quite large samples"
    ///   (abstract), Annals of Mathematical Statistics 29 (1958), for the pseudo-values.
    init?(
        sizes: [Int],
        ofProcesses: [[Double]],
        estimate: ([Double]) throws(StatisticsError) -> TrimmedMean
    ) throws(StatisticsError) {
        func curve(without left: Int?) -> ScalingCurve {
            let kept = ofProcesses.indices.filter { $0 != left }
            let means = sizes.indices.map { size in
                exp(kept.reduce(0) { $0 + log(ofProcesses[$1][size]) } / Double(kept.count))
            }
            return ScalingCurve.closest(sizes: sizes, values: means)
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
        exponent = ScalingExponent(mean.around(whole.exponent))
        worstDeviation = whole.worstDeviation
    }
}

/// A fitted curve without the uncertainty of its exponent.
struct ScalingCurve {
    let constant: Double
    let growing: Double
    let exponent: Double
    let squares: Double
    let worstDeviation: Double

    /// Returns the best fit. It searches the exponent, because for each exponent the two parts
    /// follow by least squares of the relative deviations, so that all sizes have equal weights.
    ///
    /// - Parameters:
    ///   - sizes: positive sizes in ascending order.
    ///   - values: as many positive values.
    static func closest(sizes: [Int], values: [Double]) -> ScalingCurve {
        let largest = Double(sizes.last ?? 1)
        let shares = sizes.map { Double($0) / largest }
        func curve(_ exponent: Double) -> ScalingCurve {
            ScalingCurve(exponent: exponent, shares: shares, values: values)
        }
        func best(_ exponents: StrideThrough<Double>) -> ScalingCurve {
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
    /// The largest exponent, above that of any reasonable program.
    private static let largestExponent = 4.0

    private init(exponent: Double, shares: [Double], values: [Double]) {
        // Divided by its value, each size gives the equation a ÷ value + b · power ÷ value = 1.
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
        // Neither part can be negative.
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
