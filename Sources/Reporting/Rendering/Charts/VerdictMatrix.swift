/// Verdicts in rows and columns, each with a mark and a colour.
struct VerdictMatrix: Hashable, Sendable {
    /// The kinds of verdicts that are distinguished at a glance.
    enum Mark: Hashable, Sendable, CaseIterable {
        case yes, borderline, houseStyle, no, undecided

        /// The meaning in the legend.
        var title: String {
            switch self {
            case .yes: "supported"
            case .borderline: "borderline"
            case .houseStyle: "house style decides"
            case .no: "not supported"
            case .undecided: "value only, or undecided"
            }
        }
    }

    struct Row: Hashable, Sendable {
        let label: String
        /// The marks, one for each column; `nil` if nothing was judged.
        let marks: [Mark?]
    }

    /// The meaning of a row, in words.
    let axis: String
    let columns: [String]
    let rows: [Row]
}
