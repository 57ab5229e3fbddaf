/// Returns the number of values outside Tukey's fences, 1.5 interquartile ranges beyond the
/// quartiles.
///
/// Outliers are counted for the reader, never removed: the medians absorb them. About 0.7 % of
/// normally distributed values count as outliers. Source: J. Tukey, "Exploratory Data Analysis",
/// 1977, with the quartiles of ``quantile(_:of:)``. Throws `emptySample` or `notFinite`.
package func outlierCount(of values: [Double]) throws(StatisticsError) -> Int {
    try requireFinite(values)
    let sorted = ascending(values)
    let lowerQuartile = quantileOfSorted(0.25, sorted)
    let upperQuartile = quantileOfSorted(0.75, sorted)
    let reach = 1.5 * (upperQuartile - lowerQuartile)
    let fences = (lowerQuartile - reach)...(upperQuartile + reach)
    return values.count { !fences.contains($0) }
}

extension LatencyRounds {
    /// The number of outliers among the ratios to the first variant, within each process, and the
    /// number of these ratios.
    package var outliers: (count: Int, total: Int) {
        var count = 0
        var total = 0
        for variant in 1..<max(variantCount, 1) {
            for process in logRatios(of: variant, to: 0) {
                // Rounds were checked on creation, so this cannot fail.
                count += (try? outlierCount(of: process)) ?? 0
                total += process.count
            }
        }
        return (count, total)
    }
}
