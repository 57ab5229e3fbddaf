/// A drawing of figures, as values that a format draws. Its figures are those of the tables beside it.
struct Chart: Hashable, Sendable {
    enum Drawing: Hashable, Sendable {
        case bars(StackedBarChart)
        case intervals(ForestPlot)
        case shades(HeatMap)
        case matrices(ReferenceMatrices)
        case growth(GrowthPlot)
    }

    /// What its file is called, without an extension.
    let name: String
    /// The finding, in a sentence without a full stop.
    let title: String
    let drawing: Drawing

    /// What is drawn, in words.
    var words: String {
        switch drawing {
        case .bars(let chart): chart.words
        case .intervals(let chart): chart.words
        case .shades(let chart): chart.words
        case .matrices(let chart): chart.words
        case .growth(let chart): chart.words
        }
    }

    /// All that it says, for whoever does not see it.
    var alternative: String { "\(title). \(words)." }
}
