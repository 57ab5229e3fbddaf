/// Holm's step-down procedure over one family of hypotheses.
///
/// The p-values are sorted in ascending order; the k-th of m is compared with α ÷ (m − k + 1), and
/// the first that fails keeps all later ones. The chance of even one false rejection in the family
/// is then at most α, for any dependence. Source: S. Holm, "A simple sequentially rejective
/// multiple test procedure", Scandinavian Journal of Statistics 6 (1979).
package struct Holm: Hashable, Sendable {
    /// The adjusted p-values, for comparison with α itself, in the order of the p-values.
    package let adjusted: [Double]

    /// The significance level of the test of each hypothesis, in the order of the p-values.
    ///
    /// A rejected hypothesis has the level of its step; all others have the level of the step at
    /// which rejection ended. An interval at this level excludes "no difference" exactly if Holm
    /// rejects.
    package let levels: [Double]

    /// Creates the results for the p-values of one family and its significance level.
    package init(probabilities: [Double], significance: Double) {
        let count = probabilities.count
        var adjusted = [Double](repeating: 1, count: count)
        var levels = [Double](repeating: significance, count: count)
        let ascending = probabilities.indices.sorted {
            (probabilities[$0], $0) < (probabilities[$1], $1)
        }
        var largest = 0.0
        var level = significance
        var isRejecting = true
        for (step, index) in ascending.enumerated() {
            let remaining = Double(count - step)
            largest = max(largest, min(probabilities[index] * remaining, 1))
            adjusted[index] = largest
            if isRejecting {
                level = significance / remaining
                isRejecting = probabilities[index] <= level
            }
            levels[index] = level
        }
        self.adjusted = adjusted
        self.levels = levels
    }
}
