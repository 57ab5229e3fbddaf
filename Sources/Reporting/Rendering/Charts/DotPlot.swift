/// Ratios as dots in rows, on one logarithmic scale, each row with its median.
struct DotPlot: Hashable, Sendable {
    struct Row: Hashable, Sendable {
        let label: String
        /// One ratio for each filled dot.
        let dots: [Double]
        /// One ratio for each hollow diamond: the report's own values.
        let marked: [Double]
        /// The median of the dots.
        let median: Double
        /// The interval of the median; `nil` if there are too few dots.
        let interval: ClosedRange<Double>?
        /// The values in words, at the end of the row.
        let text: String
    }

    /// The meaning of dots, diamonds and lines.
    let axis: String
    let rows: [Row]
}
