/// A plot of measured values at several sizes and of the judged curve, with two logarithmic axes.
struct ScalingPlot: Hashable, Sendable {
    struct Point: Hashable, Sendable {
        let size: Double
        let value: Double
    }

    /// The curve on which the verdict is based, from left to right.
    enum Curve: Hashable, Sendable {
        /// The points of the fitted model.
        case fit([Point])
        /// The step from the second largest size to the largest.
        case step([Point])
    }

    struct Series: Hashable, Sendable {
        let title: String
        /// The measured points.
        let points: [Point]
        let curve: Curve
        /// The verdict on the scaling.
        let verdict: String
    }

    /// The unit of the sizes, in words.
    let sizeAxis: String
    /// The quantity of the values, in words.
    let valueAxis: String
    let series: [Series]
}
