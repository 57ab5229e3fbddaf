/// A forest plot: ratios with their intervals, one below the other, on a common logarithmic scale
/// that contains 1.
struct ForestPlot: Hashable, Sendable {
    /// The result of a comparison, which determines the colour of its ratio.
    enum Tone: Hashable, Sendable {
        case faster, slower, undecided
        /// The run was too noisy for a result.
        case unreliable
    }

    struct Row: Hashable, Sendable {
        let label: String
        let ratio: Double
        let lower: Double
        let upper: Double
        let tone: Tone
        /// The ratio with its interval as text.
        let text: String
        /// The range of the ratios of single scenarios; `nil` if there is none.
        let spread: ClosedRange<Double>?
        /// The range of the overall ratios when one scenario is left out.
        let leavingOneOut: ClosedRange<Double>?
    }

    /// Rows with the same equivalence margin.
    struct Group: Hashable, Sendable {
        let title: String
        /// The margin as a share: ratios from 1 ÷ (1 + margin) to 1 + margin are equivalent.
        let margin: Double
        let rows: [Row]
    }

    /// The quotient in words, below the scale.
    let axis: String
    let groups: [Group]
}
