internal import Matrix
internal import Report
internal import Structure

/// The dependency matrices of a feature's variants by role, with the references that dependency
/// rules forbid.
struct ReferencesChart {
    let report: Report
    let feature: Feature

    /// - Returns: `nil` if structure was not measured.
    var chart: Chart? {
        let matrices = report.implementations(of: feature).compactMap(report.structure).map(matrix)
        guard let least = matrices.min(by: { $0.usedFields < $1.usedFields }),
            let most = matrices.max(by: { $0.usedFields < $1.usedFields })
        else { return nil }
        let range =
            least.usedFields == most.usedFields
            ? "\(least.usedFields) role-to-role dependencies in each variant"
            : "role-to-role dependencies, from \(least.usedFields) in \(least.title) to "
                + "\(most.usedFields) in \(most.title)"
        return Chart(
            name: "\(feature.name)-references",
            title: "\(report.title(of: feature)): \(range)",
            drawing: .matrices(
                ReferenceMatrices(
                    axis:
                        "References from the role of the row to that of the column; crossed out: none, and "
                        + "a dependency rule forbids them",
                    matrices: matrices
                )
            )
        )
    }

    private func matrix(of implementation: ImplementationStructure) -> ReferenceMatrices.Matrix {
        let references = implementation.roleReferences
        let roles = Role.all.filter { role in references.contains { $0.from == role } }
        let targets = Neighbour.all.filter { to in references.contains { $0.to == to } }
        return ReferenceMatrices.Matrix(
            title: implementation.implementation.variant.title,
            columns: targets.map(\.title),
            rows: roles.map { role in
                ReferenceMatrices.Row(
                    label: role.title,
                    fields: targets.map { target in
                        ReferenceMatrices.Field(
                            count: references.first { $0.from == role && $0.to == target }?.count
                                ?? 0,
                            isForbidden: target.ruleAgainst(role, in: implementation.implementation)
                                != nil
                        )
                    }
                )
            }
        )
    }
}
