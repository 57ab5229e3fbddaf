package import Matrix

/// How complex the functions of one cell are, by role and in total. Its tests are not counted.
package struct CellComplexity: Hashable, Sendable, Codable {
    /// The functions of the files that play one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let figures: ComplexityFigures

        package init(role: Role, figures: ComplexityFigures) {
            self.role = role
            self.figures = figures
        }
    }

    package let cell: Cell
    /// In the order of ``Role``; a role without functions is left out.
    package let roles: [OfRole]
    package let total: ComplexityFigures

    package init(cell: Cell, roles: [OfRole], total: ComplexityFigures) {
        self.cell = cell
        self.roles = roles
        self.total = total
    }
}
