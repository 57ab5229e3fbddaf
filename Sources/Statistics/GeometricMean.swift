private import Foundation

/// The n-th root of the product, taken through logarithms so that it cannot overflow.
///
/// The mean for ratios and for times of different size; in the values' unit. Throws
/// `emptySample`, `notFinite`, or `notPositive` for a value that has no logarithm.
package func geometricMean(of values: [Double]) throws(StatisticsError) -> Double {
    try requireFinite(values)
    for value in values where value <= 0 { throw .notPositive(value) }
    return exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
}
