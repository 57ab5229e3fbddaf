internal import Matrix
internal import Report
internal import Structure

/// Who refers to whom in a feature's variants, by role, beside what their rules forbid.
struct ReferencesChart {
    let report: Report
    let feature: Feature

    /// - Returns: `nil` where structure was not measured.
    var chart: Chart? {
        let matrices = report.cells(of: feature).compactMap(report.structure).map(matrix)
        guard let least = matrices.min(by: { $0.usedFields < $1.usedFields }),
            let most = matrices.max(by: { $0.usedFields < $1.usedFields })
        else { return nil }
        let range =
            least.usedFields == most.usedFields
            ? "who refers to whom comes to \(least.usedFields) pairs in each variant"
            : "who refers to whom comes to \(least.usedFields) pairs in \(least.title), "
                + "\(most.usedFields) in \(most.title)"
        return Chart(
            name: "\(feature.name)-references",
            title: "\(report.title(of: feature)): \(range)",
            drawing: .matrices(
                ReferenceMatrices(
                    axis: "How often the role on the left refers to what stands above; ×: a rule "
                        + "forbids it",
                    matrices: matrices
                )
            )
        )
    }

    private func matrix(of cell: CellStructure) -> ReferenceMatrices.Matrix {
        let references = cell.roleReferences
        let roles = Role.all.filter { role in references.contains { $0.from == role } }
        let targets = Neighbour.all.filter { to in references.contains { $0.to == to } }
        return ReferenceMatrices.Matrix(
            title: cell.cell.variant.title,
            columns: targets.map(\.title),
            rows: roles.map { role in
                ReferenceMatrices.Row(
                    label: role.title,
                    fields: targets.map { target in
                        ReferenceMatrices.Field(
                            count: references.first { $0.from == role && $0.to == target }?.count
                                ?? 0,
                            isForbidden: target.ruleAgainst(role, in: cell.cell) != nil
                        )
                    }
                )
            }
        )
    }
}
