/// Ratios with their intervals, one below the other, all on one logarithmic scale with 1 on it.
struct ForestPlot: Hashable, Sendable {
    /// How a ratio is drawn.
    enum Tone: Hashable, Sendable {
        case faster, slower, undecided
        /// The run could not tell.
        case unreliable
    }

    struct Row: Hashable, Sendable {
        let label: String
        let ratio: Double
        let lower: Double
        let upper: Double
        let tone: Tone
        /// The ratio with its interval in figures.
        let text: String
        /// From the smallest to the largest ratio of a part; `nil` where it has none.
        let spread: ClosedRange<Double>?
        /// The same of the whole without one part.
        let leavingOneOut: ClosedRange<Double>?
    }

    /// Rows that one margin holds for.
    struct Group: Hashable, Sendable {
        let title: String
        /// The margin as a share: ratios from 1 ÷ (1 + margin) to 1 + margin are equivalent.
        let margin: Double
        let rows: [Row]
    }

    /// What is divided by what.
    let axis: String
    let groups: [Group]
}
