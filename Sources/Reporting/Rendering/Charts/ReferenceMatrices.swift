/// Dependency matrices: tables of reference counts side by side, with darker fields for larger
/// counts, and marks for references that a rule forbids.
struct ReferenceMatrices: Hashable, Sendable {
    struct Field: Hashable, Sendable {
        /// The number of references, 0 or more.
        let count: Int
        let isForbidden: Bool
    }

    struct Row: Hashable, Sendable {
        let label: String
        /// The fields, one for each column.
        let fields: [Field]
    }

    struct Matrix: Hashable, Sendable {
        let title: String
        let columns: [String]
        let rows: [Row]

        /// The number of fields with a reference.
        var usedFields: Int { rows.flatMap(\.fields).count { $0.count > 0 } }
    }

    /// The meaning of a field, in words.
    let axis: String
    let matrices: [Matrix]
}
