package import TestRuns
package import Toolchain

/// The reason why coverage could not be measured.
package enum CoverageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// The tests of an implementation failed, so their coverage has no meaning.
    case tests(TestRunFailure)
    /// View-free tests created a view.
    case madeView(module: String)
    /// The output of llvm-cov could not be read.
    case unreadableExport(String)
    /// The values of files do not add up to the totals of llvm-cov.
    case totalsDiffer(module: String)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .tests(let failure): failure.description
        case .madeView(let module):
            "tests in WithoutViewTests of \(module) create a view, so their coverage is not "
                + "view-free. Move them to WithViewTests, or remove the view."
        case .unreadableExport(let reason): "llvm-cov's export could not be read: \(reason)"
        case .totalsDiffer(let module): "llvm-cov's totals for \(module) differ from its files'"
        }
    }
}

extension CoverageFailure {
    /// Creates a failure; a missing tool remains a toolchain error.
    init(_ failure: TestRunFailure) {
        if case .toolchain(let error) = failure {
            self = .toolchain(error)
        } else {
            self = .tests(failure)
        }
    }
}
