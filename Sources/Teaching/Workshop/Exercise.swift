package import Matrix

/// An exercise: code to correct or to write in modified sources, with the checks for a solution.
package struct Exercise: Hashable, Sendable, Codable {
    /// The required knowledge of the architectures.
    package enum Level: Int, Hashable, Sendable, Codable, CaseIterable {
        case first = 1
        case second, third

        /// The estimated minutes for an exercise, with a look at the solution.
        package var minutes: Int {
            switch self {
            case .first: 15
            case .second: 20
            case .third: 30
            }
        }
    }

    /// A check that a solution must pass.
    package struct Check: Hashable, Sendable, Codable {
        package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// The variant passes the feature's scenarios, behaves like the baseline and the
            /// feature description in random scenarios, and leaks no object.
            case behaviour
            /// The variant passes the exercise's own scenario in `scenario.jsonl`.
            case scenario
            /// The implementation satisfies the dependency rules of its architecture.
            case rules
            /// The implementation's own view-free tests pass.
            case tests
            /// View-free tests kill every mutant in the given roles or files.
            case mutants
            /// An interaction causes at most a given number of calls, as `archbench trace` shows
            /// them. If calls cannot be traced, only the other checks apply.
            case calls
            /// The numbers of a decision record agree with the report in `Reports/`.
            case record
        }

        package let kind: Kind
        /// For ``Kind/mutants``: the names of the roles.
        package let roles: [String]?
        /// For ``Kind/mutants``: the names of files, if not all files of a role are checked. For
        /// ``Kind/record``: the path of the record from the package's root.
        package let files: [String]?
        /// For ``Kind/calls``: the latency scenario whose first interaction is traced.
        package let scenario: String?
        /// The limit for ``Kind/calls``: the maximum number of calls. For ``Kind/record``: the
        /// minimum number of correct numbers.
        package let limit: Int?
        /// A clue that is shown while the check fails.
        package let lead: String
    }

    package let title: String
    package let level: Level
    package let feature: Feature
    package let variant: Variant
    /// The task, in at most five lines.
    package let task: [String]
    /// A command that shows the problem, without `archbench`.
    package let problem: String
    /// The keys that show the problem, if the command takes keys.
    package let keys: String?
    /// The folders of the exercise, from the package's root. No other files are changed or
    /// restored.
    package let places: [String]
    package let checks: [Check]
    /// The hints, from a first clue to nearly the solution.
    package let hints: [String]
    /// The explanation of the solution.
    package let reason: String
    /// The descriptions of the wrong solutions in the exercise's folder, in order.
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

    package var implementation: Implementation {
        Implementation(feature: feature, variant: variant)
    }
}
