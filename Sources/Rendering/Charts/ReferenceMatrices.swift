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

    var words: String {
        let matrices = matrices.map { matrix in
            let rows = matrix.rows.map { row in
                let fields = zip(matrix.columns, row.fields).filter { $1.count > 0 }.map {
                    "\($0) \($1.count)"
                }
                let forbidden = zip(matrix.columns, row.fields).filter { $1.isForbidden }.map(\.0)
                return
                    "\(row.label) to \(fields.isEmpty ? "nobody" : fields.joined(separator: ", "))"
                    + (forbidden.isEmpty ? "" : ", never to \(forbidden.joined(separator: ", "))")
            }
            return "\(matrix.title): \(rows.joined(separator: "; "))"
        }
        return "\(axis). " + matrices.joined(separator: ". ")
    }
}
