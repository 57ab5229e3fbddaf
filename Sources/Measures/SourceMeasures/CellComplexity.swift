package import Matrix

/// The complexity of the functions of one implementation, by role and in total, without tests.
package struct CellComplexity: Hashable, Sendable, Codable {
    /// The functions of the files of one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let figures: ComplexityFigures

        package init(role: Role, figures: ComplexityFigures) {
            self.role = role
            self.figures = figures
        }
    }

    package let cell: Cell
    /// The complexity by role, in the order of ``Role``, without roles that have no functions.
    package let roles: [OfRole]
    package let total: ComplexityFigures

    package init(cell: Cell, roles: [OfRole], total: ComplexityFigures) {
        self.cell = cell
        self.roles = roles
        self.total = total
    }
}
