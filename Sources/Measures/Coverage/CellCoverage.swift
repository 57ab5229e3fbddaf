package import Matrix

/// How much of one cell its own tests execute.
package struct CellCoverage: Hashable, Sendable, Codable {
    /// The coverage of the files that play one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let counts: CoverageCounts

        package init(role: Role, counts: CoverageCounts) {
            self.role = role
            self.counts = counts
        }
    }

    package let cell: Cell
    /// In the order of ``Role``; a role without code that can be executed is left out.
    package let roles: [OfRole]
    package let total: CoverageCounts
    /// How many tests the cell has.
    package let tests: Int
    /// What those of them execute that make no view.
    package let withoutView: ViewFreeCoverage

    package init(
        cell: Cell,
        roles: [OfRole],
        total: CoverageCounts,
        tests: Int,
        withoutView: ViewFreeCoverage
    ) {
        self.cell = cell
        self.roles = roles
        self.total = total
        self.tests = tests
        self.withoutView = withoutView
    }
}
