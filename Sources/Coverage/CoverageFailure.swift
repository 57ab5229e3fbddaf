package import CellTestRuns
package import Toolchain

/// Why there are no figures of coverage.
package enum CoverageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// The tests of a cell did not pass, so what they executed tells nothing.
    case tests(CellTestFailure)
    /// Tests that claim to need no view made one.
    case madeView(module: String)
    /// llvm-cov printed something else than expected.
    case unreadableExport(String)
    /// The files' figures do not add up to llvm-cov's own totals.
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
    /// A tool that is missing stays one.
    init(_ failure: CellTestFailure) {
        if case .toolchain(let error) = failure {
            self = .toolchain(error)
        } else {
            self = .tests(failure)
        }
    }
}
