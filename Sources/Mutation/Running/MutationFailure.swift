package import CellTestRuns
package import Toolchain

/// Why there are no figures of mutation testing.
package enum MutationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// The tests of a cell do not pass without any fault, so that a failing test tells nothing.
    case tests(CellTestFailure)
    /// The sources could not be copied.
    case package(CellPackageFailure)
    /// The package with all mutants does not build, for another reason than one of them.
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
    /// A tool that is missing stays one.
    init(_ failure: CellTestFailure) {
        if case .toolchain(let error) = failure {
            self = .toolchain(error)
        } else {
            self = .tests(failure)
        }
    }
}
