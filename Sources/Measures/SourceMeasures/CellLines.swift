package import Lines
package import Matrix

/// The lines of one cell, by role and in total, and apart from them those of its own tests.
package struct CellLines: Hashable, Sendable, Codable {
    /// The lines of the files that play one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let lines: TotalLines

        package init(role: Role, lines: TotalLines) {
            self.role = role
            self.lines = lines
        }
    }

    package let cell: Cell
    /// In the order of ``Role``; a role without files is left out.
    package let roles: [OfRole]
    package let sources: TotalLines
    package let tests: TotalLines
    /// Of the tests, the files of test doubles: one a file, as `BlogsViewSpy.swift`.
    package let testDoubles: TotalLines

    package init(
        cell: Cell,
        roles: [OfRole],
        sources: TotalLines,
        tests: TotalLines,
        testDoubles: TotalLines
    ) {
        self.cell = cell
        self.roles = roles
        self.sources = sources
        self.tests = tests
        self.testDoubles = testDoubles
    }
}
