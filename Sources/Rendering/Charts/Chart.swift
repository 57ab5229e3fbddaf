/// A drawing of figures, as values that a format draws. Its figures are those of the tables beside it.
struct Chart: Hashable, Sendable {
    enum Drawing: Hashable, Sendable {
        case bars(BarChart)
        case intervals(IntervalChart)
        case shades(ShadeChart)
    }

    /// What its file is called, without an extension.
    let name: String
    /// The finding, in a sentence without a full stop.
    let title: String
    let drawing: Drawing

    /// The same in words, for whoever does not see it.
    var alternative: String {
        let figures =
            switch drawing {
            case .bars(let chart): chart.words
            case .intervals(let chart): chart.words
            case .shades(let chart): chart.words
            }
        return "\(title). \(figures)."
    }
}
