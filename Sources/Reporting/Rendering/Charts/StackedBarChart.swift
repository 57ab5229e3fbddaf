internal import Matrix

/// A chart of bars that consist of segments, one below the other, on a common scale.
struct StackedBarChart: Hashable, Sendable {
    /// The kind of a segment, with its colour.
    struct Series: Hashable, Sendable {
        let title: String
        let colour: ChartColour
    }

    struct Segment: Hashable, Sendable {
        let series: Series
        /// The value, 0 or more.
        let value: Int
    }

    struct Bar: Hashable, Sendable {
        let label: String
        /// The segments from left to right.
        let segments: [Segment]
        /// The exact sum of the segments, if their values are rounded.
        var whole: Double?

        var total: Double { whole ?? segments.reduce(0) { $0 + Double($1.value) } }
    }

    /// The counted quantity, in words.
    let axis: String
    let bars: [Bar]

    /// The series with a visible segment, in the order of their first appearance.
    var series: [Series] {
        bars.flatMap(\.segments).filter { $0.value > 0 }.map(\.series).distinct
    }
}
