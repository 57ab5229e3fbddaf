internal import Coverage
internal import Latency
internal import Mutation
package import Sameness
internal import Scripts
internal import Structure
package import Toolchain
internal import Tracing

/// Why a run of the workbench ended early.
package enum WorkbenchError: Error, CustomStringConvertible {
    /// The current folder is not inside a clone of archbench, though it may be in another package.
    case notInPackage(folder: String, other: String?)
    /// A tool is missing or too old.
    case toolchain(ToolchainError)
    /// The system lacks what it takes.
    case unavailable(String)
    /// Sources do not compile; what the compiler says.
    case notCompiled(String)
    /// A feature's description is none; where and why.
    case notDescribed(String)
    /// A build or the tests failed.
    case failed(String)
    /// Variants do not behave the same.
    case notSame([Failure])
    /// Something that archbench itself got wrong.
    case fault(String)

    package var description: String {
        switch self {
        case .notInPackage(let folder, let other):
            "\(folder) is not inside archbench's own package, which is what this command measures"
                + (other.map { "; \($0) is another package.\n" } ?? ".\n")
                + "Change into the folder of your clone and run it there."
        case .toolchain(let error):
            "\(error)\nInstall a Swift toolchain with its LLVM tools, or run "
                + "'archbench report --only lines', which needs neither."
        case .unavailable(let reason), .notCompiled(let reason), .notDescribed(let reason),
            .failed(let reason), .fault(let reason):
            reason
        case .notSame(let failures): FailureText.text(for: failures)
        }
    }
}

extension WorkbenchError {
    /// A tool that is missing is the person's to install; one that ran and failed is another matter.
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
