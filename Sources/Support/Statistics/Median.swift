/// Returns the middle value, or the mean of the two middle values of an even count, in the values'
/// unit.
///
/// Throws `emptySample` without values and `notFinite` for a value that cannot be ordered.
package func median(of values: [Double]) throws(StatisticsError) -> Double {
    try requireFinite(values)
    return medianOfSorted(ascending(values))
}

/// Returns the median of sorted, finite values, at least one.
func medianOfSorted(_ values: [Double]) -> Double {
    let middle = values.count / 2
    return values.count.isMultiple(of: 2)
        ? midpoint(values[middle - 1], values[middle]) : values[middle]
}

/// Returns the mean of two values, without overflow for huge values.
func midpoint(_ lower: Double, _ upper: Double) -> Double {
    lower / 2 + upper / 2
}

/// Throws unless there is at least one value and each is finite.
func requireFinite(_ values: [Double]) throws(StatisticsError) {
    guard !values.isEmpty else { throw .emptySample }
    for value in values where !value.isFinite { throw .notFinite(value) }
}
