package import Toolchain

/// Why the tests of a cell do not pass.
package enum CellTestFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    case failed(module: String, output: String)
    /// None ran.
    case noTests(module: String)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .failed(let module, let output): "the tests of \(module) failed:\n\(output)"
        case .noTests(let module): "\(module) has no tests that ran"
        }
    }
}
