package import Matrix

/// The coverage of one implementation by its own tests.
package struct ImplementationCoverage: Hashable, Sendable, Codable {
    /// The coverage of the files of one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let counts: CoverageCounts

        package init(role: Role, counts: CoverageCounts) {
            self.role = role
            self.counts = counts
        }
    }

    package let implementation: Implementation
    /// The coverage by role, in the order of ``Role``, without roles that have no executable code.
    package let roles: [OfRole]
    package let total: CoverageCounts
    /// The number of tests of the implementation.
    package let tests: Int
    /// The coverage by its view-free tests.
    package let withoutView: ViewFreeCoverage

    private enum CodingKeys: String, CodingKey {
        case implementation
        case roles, total, tests, withoutView
    }

    package init(
        implementation: Implementation,
        roles: [OfRole],
        total: CoverageCounts,
        tests: Int,
        withoutView: ViewFreeCoverage
    ) {
        self.implementation = implementation
        self.roles = roles
        self.total = total
        self.tests = tests
        self.withoutView = withoutView
    }
}
