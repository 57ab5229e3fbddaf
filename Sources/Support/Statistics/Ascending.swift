private import Foundation

/// Returns the values in ascending order. No value may be NaN, which has no order.
///
/// It uses C, because `sorted()` in an unoptimized build allocates for each comparison, and a
/// report without measurements sorts ten thousand times.
func ascending(_ values: [Double]) -> [Double] {
    var values = values
    qsort(&values, values.count, MemoryLayout<Double>.stride) { first, second in
        // C passes only pointers to elements.
        guard let first, let second else { return 0 }
        let one = first.assumingMemoryBound(to: Double.self).pointee
        let other = second.assumingMemoryBound(to: Double.self).pointee
        return one < other ? -1 : one > other ? 1 : 0
    }
    return values
}
