/// The straight line that is closest to points by least squares, with the confidence interval of
/// its slope.
///
/// Source: N. Draper, H. Smith, "Applied Regression Analysis", third edition, 1998, sections 1.2
/// and 1.4. The slope is *Sxy ÷ Sxx*, its variance is *s² ÷ Sxx*, and the variance of the intercept
/// is *s² (1 ÷ n + x̄² ÷ Sxx)*. Here *s²* is the sum of the squared residuals ÷ *(n − 2)*.
package struct LinearFit: Hashable, Sendable {
    package let slope: Double
    package let intercept: Double
    /// The standard error of the slope, 0 if all points are on the line.
    package let slopeError: Double
    /// The standard error of the intercept.
    package let interceptError: Double
    /// The 95 % confidence interval of the slope, by Student's t distribution.
    package let slopeInterval: ClosedRange<Double>

    /// - Parameter points: the values *x* and *y*, in any order.
    /// - Throws: `tooFewPoints` for fewer than three values of *x*, because a line through two
    ///   points has no residuals, and `notFinite` for a value that is infinite or too large to be
    ///   squared.
    package init(_ points: [(x: Double, y: Double)]) throws(StatisticsError) {
        for point in points {
            for value in [point.x, point.y] where !value.isFinite { throw .notFinite(value) }
        }
        let distinct = Set(points.map(\.x)).count
        guard distinct > 2 else { throw .tooFewPoints(found: distinct) }
        let count = Double(points.count)
        let meanX = points.reduce(0) { $0 + $1.x } / count
        let meanY = points.reduce(0) { $0 + $1.y } / count
        func sum(_ term: (Double, Double) -> Double) -> Double {
            points.reduce(0) { $0 + term($1.x - meanX, $1.y - meanY) }
        }
        let squares = sum { x, _ in x * x }
        let slope = sum { x, y in x * y } / squares
        let residuals = sum { x, y in (y - slope * x) * (y - slope * x) }
        let variance = residuals / (count - 2)
        let error = (variance / squares).squareRoot()
        let reach =
            StudentT(degreesOfFreedom: points.count - 2)
            .quantile(twoSided: 1 - LatencyEstimate.confidence) * error
        // Squares of huge values may be infinite.
        guard error.isFinite, reach.isFinite, slope.isFinite else { throw .notFinite(error) }
        self.slope = slope
        intercept = meanY - slope * meanX
        slopeError = error
        interceptError = (variance * (1 / count + meanX * meanX / squares)).squareRoot()
        slopeInterval = (slope - reach)...(slope + reach)
    }
}
