package import Matrix

/// How many faults in one cell its own tests find, without a view and with.
package struct CellMutation: Hashable, Sendable, Codable {
    /// The files that play one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let score: MutationScore

        package init(role: Role, score: MutationScore) {
            self.role = role
            self.score = score
        }
    }

    package let cell: Cell
    /// In the order of ``Role``; a role without mutants is left out.
    package let roles: [OfRole]
    package let total: MutationScore
    /// How many of the killed mutants were stopped at the limit of time.
    package let stopped: Int
    /// How many more mutants were tried and did not compile.
    package let stillborn: Int
    /// Those that no test kills, by file and line: behaviour that nobody tests, or none at all.
    package let survivors: [Mutant]

    package init(
        cell: Cell,
        roles: [OfRole],
        total: MutationScore,
        stopped: Int,
        stillborn: Int,
        survivors: [Mutant]
    ) {
        self.cell = cell
        self.roles = roles
        self.total = total
        self.stopped = stopped
        self.stillborn = stillborn
        self.survivors = survivors
    }
}
