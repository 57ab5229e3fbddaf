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
    package let viewFree: ViewFreeCoverage

    package init(
        implementation: Implementation,
        roles: [OfRole],
        total: CoverageCounts,
        tests: Int,
        viewFree: ViewFreeCoverage
    ) {
        self.implementation = implementation
        self.roles = roles
        self.total = total
        self.tests = tests
        self.viewFree = viewFree
    }
}

/// The amount of executed code, as counted by llvm-cov.
///
/// Branches are excluded: Swift reports none, so they would be 0 of 0.
package struct CoverageCounts: Hashable, Sendable, Codable {
    /// The number of lines, functions or regions, and the number of those that were executed at
    /// least once.
    package struct Share: Hashable, Sendable, Codable {
        package var covered: Int
        package var count: Int

        package init(covered: Int, count: Int) {
            self.covered = covered
            self.count = count
        }

        /// The share from 0 to 1; `nil` if there is nothing to execute.
        package var fraction: Double? {
            count == 0 ? nil : Double(covered) / Double(count)
        }

        static func + (one: Share, other: Share) -> Share {
            Share(covered: one.covered + other.covered, count: one.count + other.count)
        }
    }

    package var lines: Share
    package var functions: Share
    package var regions: Share

    package init(lines: Share, functions: Share, regions: Share) {
        self.lines = lines
        self.functions = functions
        self.regions = regions
    }

    package static let zero = CoverageCounts(
        lines: Share(covered: 0, count: 0),
        functions: Share(covered: 0, count: 0),
        regions: Share(covered: 0, count: 0)
    )

    package static func + (one: CoverageCounts, other: CoverageCounts) -> CoverageCounts {
        CoverageCounts(
            lines: one.lines + other.lines,
            functions: one.functions + other.functions,
            regions: one.regions + other.regions
        )
    }
}
