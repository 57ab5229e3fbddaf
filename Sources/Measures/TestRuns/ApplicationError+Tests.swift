package import InputFiles

extension ApplicationError {
    /// Creates the error for tests that fail.
    package static func failed(module: String, output: String) -> Self {
        Self(.testsFailed, "the tests of \(module) failed:\n\(output)", details: [output])
    }
}
