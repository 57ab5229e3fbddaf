internal import Coverage
package import Equivalence
internal import Latency
internal import Mutation
internal import Scenarios
internal import Structure
package import Toolchain
internal import Tracing

/// An error that ended a command of archbench early.
package enum PipelineError: Error, CustomStringConvertible {
    /// The current folder is not inside a clone of archbench; it may be in another package.
    case notInPackage(folder: String, other: String?)
    /// A tool is missing or too old.
    case toolchain(ToolchainError)
    /// The system lacks a required capability.
    case unavailable(String)
    /// Sources do not compile; the output of the compiler.
    case notCompiled(String)
    /// A feature's description is invalid; the position and the reason.
    case notDescribed(String)
    /// A build or the tests failed.
    case failed(String)
    /// Variants do not behave the same.
    case notSame([Failure])
    /// A bug in archbench.
    case fault(String)

    package var description: String {
        switch self {
        case .notInPackage(let folder, let other):
            "\(folder) is not inside a clone of archbench"
                + (other.map { "; \($0) is another package.\n" } ?? ".\n")
                + "Run the command in the folder of your clone."
        case .toolchain(let error):
            "\(error)\nInstall a Swift toolchain with its LLVM tools. Only "
                + "'archbench report --only lines' works without one."
        case .unavailable(let reason), .notCompiled(let reason), .notDescribed(let reason),
            .failed(let reason), .fault(let reason):
            reason
        case .notSame(let failures): FailureText.text(for: failures)
        }
    }
}

extension PipelineError {
    /// Creates an error for a tool: the user can install a missing one; a failed one is a failure.
    package init(_ error: ToolchainError) {
        switch error {
        case .notCompiled: self = .notCompiled(error.description)
        case .failed: self = .failed(error.description)
        case .notFound, .tooOld, .unknownVersion, .cannotStart: self = .toolchain(error)
        }
    }

    init(_ failure: CoverageFailure) {
        switch failure {
        case .toolchain(let error): self.init(error)
        default: self = .failed(failure.description)
        }
    }

    init(_ failure: MutationFailure) {
        switch failure {
        case .toolchain(let error): self.init(error)
        default: self = .failed(failure.description)
        }
    }

    init(_ failure: StructureFailure) {
        switch failure {
        case .toolchain(let error): self.init(error)
        default: self = .failed(failure.description)
        }
    }

    init(_ failure: LatencyFailure) {
        switch failure {
        case .toolchain(let error): self.init(error)
        default: self = .failed(failure.description)
        }
    }

    init(_ failure: TraceFailure) {
        switch failure {
        case .toolchain(let error): self.init(error)
        case .notAvailable: self = .unavailable(failure.description)
        case .unreadableResult, .nothingRecorded: self = .failed(failure.description)
        }
    }
}
