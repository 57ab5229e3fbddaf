internal import Matrix

/// Bars that are made of segments, one below the other, all on one scale.
struct StackedBarChart: Hashable, Sendable {
    /// What a segment of a bar is, with its colour.
    struct Series: Hashable, Sendable {
        let title: String
        let colour: ChartColour
    }

    struct Segment: Hashable, Sendable {
        let series: Series
        /// 0 or more.
        let value: Int
    }

    struct Bar: Hashable, Sendable {
        let label: String
        /// From left to right.
        let segments: [Segment]
        /// What the segments are parts of, where they are rounded.
        var whole: Double?

        var total: Double { whole ?? segments.reduce(0) { $0 + Double($1.value) } }
    }

    /// What is counted.
    let axis: String
    let bars: [Bar]

    /// What is in some bar, in the order in which it is met there.
    var series: [Series] {
        bars.flatMap(\.segments).filter { $0.value > 0 }.map(\.series).distinct
    }
}
