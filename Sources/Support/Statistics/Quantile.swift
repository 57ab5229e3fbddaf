/// Returns the quantile of type 7: linear between the order statistics around
/// `(n − 1) × probability`.
///
/// This is the default of R and NumPy. Source: R. Hyndman, Y. Fan, "Sample quantiles in
/// statistical packages", The American Statistician 50 (1996). The result has the values' unit;
/// probability 0 is the minimum, 1 the maximum.
///
/// Throws `probabilityOutOfRange`, `emptySample` or `notFinite`.
package func quantile(
    _ probability: Double,
    of values: [Double]
) throws(StatisticsError) -> Double {
    guard (0...1).contains(probability) else { throw .probabilityOutOfRange(probability) }
    try requireFinite(values)
    return quantileOfSorted(probability, ascending(values))
}

/// Returns the quantile of sorted, finite values, at least one, for a probability from 0 to 1.
func quantileOfSorted(_ probability: Double, _ sorted: [Double]) -> Double {
    let position = Double(sorted.count - 1) * probability
    let lower = Int(position)
    let upper = min(lower + 1, sorted.count - 1)
    let weight = position - Double(lower)
    return sorted[lower] * (1 - weight) + sorted[upper] * weight
}
