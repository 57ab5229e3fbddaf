package import Matrix
package import SwiftSource

/// The lines of one implementation, by role and in total, and separately those of its own tests.
package struct ImplementationLines: Hashable, Sendable, Codable {
    /// The lines of the files of one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let lines: TotalLines

        package init(role: Role, lines: TotalLines) {
            self.role = role
            self.lines = lines
        }
    }

    package let implementation: Implementation
    /// The lines by role, in the order of ``Role``, without roles that have no files.
    package let roles: [OfRole]
    package let sources: TotalLines
    /// The code lines of the calls that arrange views, which are a part of the sources.
    package let layoutCode: Int
    /// The code lines that name the archive of states, which are a part of the sources.
    package let restorationCode: Int
    package let tests: TotalLines
    /// The lines of view-free tests without test doubles, which are a part of the tests.
    package let viewFreeTests: TotalLines
    /// The lines of test doubles, which are a part of the tests. Each test double has a file of its
    /// own, such as `BlogsViewSpy.swift`.
    package let testDoubles: TotalLines

    package init(
        implementation: Implementation,
        roles: [OfRole],
        sources: TotalLines,
        layoutCode: Int,
        restorationCode: Int,
        tests: TotalLines,
        viewFreeTests: TotalLines,
        testDoubles: TotalLines
    ) {
        self.implementation = implementation
        self.roles = roles
        self.sources = sources
        self.layoutCode = layoutCode
        self.restorationCode = restorationCode
        self.tests = tests
        self.viewFreeTests = viewFreeTests
        self.testDoubles = testDoubles
    }
}
