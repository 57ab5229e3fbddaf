package import Matrix

/// Something to mend or to write in a copy of the sources that was changed for it, with what tells
/// whether it is done.
package struct Exercise: Hashable, Sendable, Codable {
    /// How much of the architectures one has to know.
    package enum Level: Int, Hashable, Sendable, Codable, CaseIterable {
        case first = 1
        case second, third
    }

    /// What must hold.
    package struct Check: Hashable, Sendable, Codable {
        package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// The variant does what the feature's scripts expect, and in random ones the same as the
            /// reference and as the feature's description; nothing is left behind.
            case behaviour
            /// The variant does what the exercise's own script expects, in `script.jsonl` beside it.
            case script
            /// The cell keeps the rules of its architecture.
            case rules
            /// The cell's own tests without a view pass.
            case tests
            /// Tests without a view notice each fault that is put into some roles or files.
            case mutants
            /// An interaction leads to no more calls than some, as `archbench trace` shows them. Where
            /// calls cannot be traced, the other checks judge alone.
            case calls
        }

        package let kind: Kind
        /// Of ``Kind/mutants``: the names of the roles.
        package let roles: [String]?
        /// Of ``Kind/mutants``: the names of files, where it is not about all of a role.
        package let files: [String]?
        /// Of ``Kind/calls``: the latency script whose first interaction is traced.
        package let script: String?
        /// Of ``Kind/calls``: how many there may be.
        package let limit: Int?
        /// Where it does not hold yet: what to look at, in words that lead on.
        package let lead: String
    }

    package let title: String
    package let level: Level
    package let feature: Feature
    package let variant: Variant
    /// What is wanted, in at most five lines.
    package let task: [String]
    /// A command that shows what is wrong, behind `archbench`.
    package let problem: String
    /// Which keys show it, where the command takes keys.
    package let keys: String?
    /// The folders that it is about, from the package's root. Nothing else is changed or brought back.
    package let places: [String]
    package let checks: [Check]
    /// From a push to what is nearly the solution.
    package let hints: [String]
    /// Why the solution is one.
    package let reason: String
    /// What people may try first: for each wrong solution beside it, in order, what is done there.
    package let mistakes: [String]

    package init(
        title: String,
        level: Level,
        feature: Feature,
        variant: Variant,
        task: [String],
        problem: String,
        keys: String?,
        places: [String],
        checks: [Check],
        hints: [String],
        reason: String,
        mistakes: [String]
    ) {
        self.title = title
        self.level = level
        self.feature = feature
        self.variant = variant
        self.task = task
        self.problem = problem
        self.keys = keys
        self.places = places
        self.checks = checks
        self.hints = hints
        self.reason = reason
        self.mistakes = mistakes
    }

    package var cell: Cell { Cell(feature: feature, variant: variant) }
}
