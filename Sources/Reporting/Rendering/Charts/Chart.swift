/// A chart, as values that a format draws. Its values are also in a table.
struct Chart: Hashable, Sendable {
    enum Drawing: Hashable, Sendable {
        case bars(StackedBarChart)
        case intervals(ForestPlot)
        case shades(HeatMap)
        case matrices(ReferenceMatrices)
        case scaling(ScalingPlot)
        case ranges(RangePlot)
        case dots(DotPlot)
        case verdicts(VerdictMatrix)
        case screen(ScreenDrawing)
        case graph(RoleGraph)
    }

    /// The file name without an extension.
    let name: String
    /// The finding, in a sentence without a full stop.
    let title: String
    let drawing: Drawing
    /// The width of the drawing, in units.
    var width = ChartWriter.width

    /// The meaning of the marks, without a full stop.
    var axis: String {
        switch drawing {
        case .bars(let chart): chart.axis
        case .intervals(let chart): chart.axis
        case .shades(let chart): chart.axis
        case .matrices(let chart): chart.axis
        case .ranges(let chart): chart.axis
        case .dots(let chart): chart.axis
        case .verdicts(let chart): chart.axis
        case .screen(let chart): chart.axis
        case .graph(let chart): chart.axis
        case .scaling(let chart): "\(chart.valueAxis), by size"
        }
    }

    /// The longest alternative text, in characters. Longer ones are a burden to screen readers; the
    /// values are in tables.
    static let longestAlternative = 300

    /// The alternative text: the finding and the axis, for readers who do not see the drawing.
    var alternative: String {
        let text = "\(title). \(axis)."
        return text.count <= Self.longestAlternative
            ? text : text.prefix(Self.longestAlternative - 1) + "…"
    }
}
