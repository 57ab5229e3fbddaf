package import CellTestRuns
package import Toolchain

/// The reason why mutants could not be tested.
package enum MutationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// The tests of an implementation fail without a mutant, so their failures have no meaning.
    case tests(CellTestFailure)
    /// The sources could not be copied.
    case package(CellPackageFailure)
    /// The package with all mutants does not build for a reason other than a mutant.
    case doesNotBuild(output: String)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .tests(let failure): failure.description
        case .package(let failure): failure.description
        case .doesNotBuild(let output): "the implementations do not build with mutants:\n\(output)"
        }
    }
}

extension MutationFailure {
    /// Creates a failure; a missing tool remains a toolchain error.
    init(_ failure: CellTestFailure) {
        if case .toolchain(let error) = failure {
            self = .toolchain(error)
        } else {
            self = .tests(failure)
        }
    }
}
