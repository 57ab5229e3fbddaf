/// Who refers to whom: tables of counts side by side, the darker the more, and what a rule forbids.
struct ReferenceMatrices: Hashable, Sendable {
    struct Field: Hashable, Sendable {
        /// 0 or more.
        let count: Int
        let isForbidden: Bool

        /// Nothing where nothing is there and nothing forbids it.
        var text: String {
            [count > 0 ? "\(count)" : nil, isForbidden ? "×" : nil].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    struct Row: Hashable, Sendable {
        let label: String
        /// For each column.
        let fields: [Field]
    }

    struct Matrix: Hashable, Sendable {
        let title: String
        let columns: [String]
        let rows: [Row]

        /// How many fields hold a reference.
        var usedFields: Int { rows.flatMap(\.fields).count { $0.count > 0 } }
    }

    /// What a field tells.
    let axis: String
    let matrices: [Matrix]
}
