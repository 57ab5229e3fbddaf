/// The sample standard deviation (divisor n − 1), in the values' unit.
///
/// Two passes, so that large values with a small spread keep their digits. Throws `emptySample`,
/// `singleValue` or `notFinite`.
package func standardDeviation(of values: [Double]) throws(StatisticsError) -> Double {
    try requireFinite(values)
    guard values.count > 1 else { throw .singleValue }
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
}
