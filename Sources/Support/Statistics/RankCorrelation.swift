/// Returns the rank correlation of two rows of values: 1 for the same order, −1 for the opposite
/// order, about 0 for unrelated orders. `nil` if all values of a row are equal, because these have
/// no order.
///
/// C. Spearman, "The Proof and Measurement of Association between Two Things" (American Journal of
/// Psychology 15, 1904). Equal values share the mean of their ranks.
///
/// Throws `emptySample` without values and `notFinite` for a value that cannot be ordered. Values
/// beyond the shorter row are ignored.
package func rankCorrelation(
    of values: [Double],
    with others: [Double]
) throws(StatisticsError) -> Double? {
    let count = min(values.count, others.count)
    let left = try ranks(of: Array(values.prefix(count)))
    let right = try ranks(of: Array(others.prefix(count)))
    // Ranks 1 … n have this mean, even if some are equal.
    let mean = Double(count + 1) / 2
    func sum(_ term: (Double, Double) -> Double) -> Double {
        zip(left, right).reduce(0) { $0 + term($1.0 - mean, $1.1 - mean) }
    }
    let squares = sum { left, _ in left * left } * sum { _, right in right * right }
    return squares == 0 ? nil : sum { $0 * $1 } / squares.squareRoot()
}

private func ranks(of values: [Double]) throws(StatisticsError) -> [Double] {
    try requireFinite(values)
    return values.map { value in
        let smaller = values.count { $0 < value }
        let equal = values.count { $0 == value }
        return Double(smaller) + Double(equal + 1) / 2
    }
}
