package import Toolchain

/// The reason why the tests of an implementation do not pass.
package enum TestRunFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    case failed(module: String, output: String)
    /// No test was run.
    case noTests(module: String)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .failed(let module, let output): "the tests of \(module) failed:\n\(output)"
        case .noTests(let module): "\(module) has no tests that ran"
        }
    }
}
