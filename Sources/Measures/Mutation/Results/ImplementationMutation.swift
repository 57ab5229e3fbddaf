package import Matrix

/// The mutation results of one implementation, with view-free tests and with all tests.
package struct ImplementationMutation: Hashable, Sendable, Codable {
    /// The results of the files of one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let score: MutationScore

        package init(role: Role, score: MutationScore) {
            self.role = role
            self.score = score
        }
    }

    package let implementation: Implementation
    /// The roles in the order of ``Role``, without roles that have no mutants.
    package let roles: [OfRole]
    package let total: MutationScore
    /// The number of killed mutants that timed out.
    package let stopped: Int
    /// The number of stillborn mutants, which did not compile.
    package let stillborn: Int
    /// The mutants that no test kills, by file and line: untested behaviour, or equivalent mutants.
    package let survivors: [Mutant]
    /// The mutants that tests kill. With them, a comparison of reports distinguishes a new mutant
    /// from one that is no longer killed.
    package let killed: [Mutant]

    private enum CodingKeys: String, CodingKey {
        case implementation
        case roles, total, stopped, stillborn, survivors, killed
    }

    package init(
        implementation: Implementation,
        roles: [OfRole],
        total: MutationScore,
        stopped: Int,
        stillborn: Int,
        survivors: [Mutant],
        killed: [Mutant]
    ) {
        self.implementation = implementation
        self.roles = roles
        self.total = total
        self.stopped = stopped
        self.stillborn = stillborn
        self.survivors = survivors
        self.killed = killed
    }
}
