/// Holm's step-down procedure over one family of hypotheses.
///
/// The p-values are taken in ascending order; the k-th of m is compared with α ÷ (m − k + 1), and
/// the first that fails keeps all later ones. The chance of even one false rejection in the family
/// is then at most α, whatever the dependence. Source: S. Holm, "A simple sequentially rejective
/// multiple test procedure", Scandinavian Journal of Statistics 6 (1979).
package struct Holm: Hashable, Sendable {
    /// The p-values to hold against α itself, in the order that the p-values were given.
    package let adjusted: [Double]

    /// The significance that each hypothesis was tested at, in the order given.
    ///
    /// A rejected one has that of its step, all kept ones that of the step where rejecting ended.
    /// An interval made with it excludes "no difference" exactly when Holm rejects.
    package let levels: [Double]

    /// Takes the p-values of one family and the chance of error accepted for all of it.
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
