/// Values as dots in rows, on one scale, each row with its median.
struct DotPlot: Hashable, Sendable {
    enum Scale: Hashable, Sendable {
        /// Ratios, on a logarithmic scale around 1.
        case ratios
        /// Shares from 0 to 1.
        case shares
    }

    struct Row: Hashable, Sendable {
        let label: String
        /// One value for each filled dot.
        let dots: [Double]
        /// One value for each hollow diamond, which compares with the dots.
        var marked: [Double] = []
        /// The range of the values that the diamonds summarize; `nil` for none.
        var markedRange: ClosedRange<Double>?
        /// The median of the dots.
        let median: Double
        /// The interval of the median, or the range of the dots; `nil` if there are too few dots.
        let interval: ClosedRange<Double>?
        /// The values in words, at the end of the row.
        let text: String

        /// All values that must be visible.
        var values: [Double] {
            dots + marked + (markedRange.map { [$0.lowerBound, $0.upperBound] } ?? [])
        }
    }

    /// The meaning of dots, diamonds and lines.
    let axis: String
    var scale = Scale.ratios
    let rows: [Row]
}
