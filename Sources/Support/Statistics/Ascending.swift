private import Foundation

/// The values from the smallest to the largest. None may be NaN, which has no place among them.
///
/// C sorts them, since `sorted()` of a build that is not optimised allocates for each comparison, and a
/// report that has nothing to measure sorts ten thousand times.
func ascending(_ values: [Double]) -> [Double] {
    var values = values
    qsort(&values, values.count, MemoryLayout<Double>.stride) { first, second in
        // C compares elements alone.
        guard let first, let second else { return 0 }
        let one = first.assumingMemoryBound(to: Double.self).pointee
        let other = second.assumingMemoryBound(to: Double.self).pointee
        return one < other ? -1 : one > other ? 1 : 0
    }
    return values
}
