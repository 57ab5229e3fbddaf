package import TestRuns
package import Toolchain

/// The reason why mutants could not be tested.
package enum MutationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// The tests of an implementation fail without a mutant, so their failures have no meaning.
    case tests(TestRunFailure)
    /// A file could not be copied, or the copy not be written.
    case notCopied(path: String, reason: String)
    /// The tests with all mutants do not build for a reason other than a mutant.
    case doesNotBuild(output: String)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .tests(let failure): failure.description
        case .notCopied(let path, let reason): "\(path) could not be copied: \(reason)"
        case .doesNotBuild(let output): "the implementations do not build with mutants:\n\(output)"
        }
    }
}

extension MutationFailure {
    /// Creates a failure; a missing tool remains a toolchain error.
    init(_ failure: TestRunFailure) {
        if case .toolchain(let error) = failure {
            self = .toolchain(error)
        } else {
            self = .tests(failure)
        }
    }
}
