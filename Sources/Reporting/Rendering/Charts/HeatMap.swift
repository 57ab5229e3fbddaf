/// A heat map: shares in rows and columns, with darker fields for larger shares.
struct HeatMap: Hashable, Sendable {
    struct Field: Hashable, Sendable {
        /// The share, from 0 to 1.
        let share: Double
        let text: String
    }

    struct Row: Hashable, Sendable {
        let label: String
        /// The fields, one for each column; `nil` if there is no value.
        let fields: [Field?]
    }

    /// The meaning of a field, in words.
    let axis: String
    let columns: [String]
    let rows: [Row]
}
