/// Figures at several sizes and the curve that was judged, both axes logarithmic.
struct GrowthPlot: Hashable, Sendable {
    struct Point: Hashable, Sendable {
        let size: Double
        let value: Double
    }

    /// What was judged, from the left to the right.
    enum Curve: Hashable, Sendable {
        /// The model, point by point.
        case fit([Point])
        /// From the last size but one to the last.
        case step([Point])
    }

    struct Series: Hashable, Sendable {
        let title: String
        /// What was measured.
        let points: [Point]
        let curve: Curve
        /// What it was judged to be.
        let verdict: String
    }

    /// What the sizes count.
    let sizeAxis: String
    /// What the values are.
    let valueAxis: String
    let series: [Series]
}
