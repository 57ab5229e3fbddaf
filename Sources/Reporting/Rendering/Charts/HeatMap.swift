/// Shares in rows and columns, the darker the larger.
struct HeatMap: Hashable, Sendable {
    struct Field: Hashable, Sendable {
        /// From 0 to 1.
        let share: Double
        let text: String
    }

    struct Row: Hashable, Sendable {
        let label: String
        /// For each column; `nil` where there is none.
        let fields: [Field?]
    }

    /// What a field tells.
    let axis: String
    let columns: [String]
    let rows: [Row]
}
