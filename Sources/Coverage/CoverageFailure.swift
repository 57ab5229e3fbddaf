package import Toolchain

/// Why there are no figures of coverage.
package enum CoverageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// The tests of a module did not pass, so what they executed tells nothing.
    case testsFailed(module: String, output: String)
    /// No test of the module ran.
    case noTests(module: String)
    /// Tests that claim to need no view made one.
    case madeView(module: String)
    /// llvm-cov printed something else than expected.
    case unreadableExport(String)
    /// The files' figures do not add up to llvm-cov's own totals.
    case totalsDiffer(module: String)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .testsFailed(let module, let output): "the tests of \(module) failed:\n\(output)"
        case .noTests(let module): "\(module) has no tests that ran"
        case .madeView(let module):
            "tests in WithoutViewTests of \(module) made a view, so what they execute is not what "
                + "can be tested without one. Move them to WithViewTests, or leave the view out."
        case .unreadableExport(let reason): "llvm-cov's export could not be read: \(reason)"
        case .totalsDiffer(let module): "llvm-cov's totals for \(module) differ from its files'"
        }
    }
}
