/// Points with their ranges, one below the other in groups, on one linear scale.
struct RangePlot: Hashable, Sendable {
    struct Row: Hashable, Sendable {
        let label: String
        let value: Double
        let range: ClosedRange<Double>
        let colour: ChartColour
        /// Indicates whether no other row of the group is ahead of this one.
        let isLeading: Bool
    }

    struct Group: Hashable, Sendable {
        let title: String
        let rows: [Row]
    }

    /// The meaning of points and lines.
    let axis: String
    let groups: [Group]
}
