/// How many values lie outside Tukey's fences, 1.5 interquartile ranges beyond the quartiles.
///
/// Outliers are counted for the reader, never removed: the medians absorb them. About 0.7 % of
/// normally distributed values count as outliers. Source: J. Tukey, "Exploratory Data Analysis",
/// 1977, with the quartiles of ``quantile(_:of:)``. Throws `emptySample` or `notFinite`.
package func outlierCount(of values: [Double]) throws(StatisticsError) -> Int {
    let lowerQuartile = try quantile(0.25, of: values)
    let upperQuartile = try quantile(0.75, of: values)
    let reach = 1.5 * (upperQuartile - lowerQuartile)
    let fences = (lowerQuartile - reach)...(upperQuartile + reach)
    return values.count { !fences.contains($0) }
}
