package import InputFiles
package import Matrix

extension ApplicationError {
    /// Creates the error for tests that fail.
    package static func failed(testsOf implementation: Implementation, output: String) -> Self {
        let (feature, variant) = (implementation.feature.name, implementation.variant.name)
        return Self(
            .testsFailed,
            "The tests of \(implementation.testModuleName) failed:\n\(output)\n"
                + "To see a difference in behaviour, run: "
                + "archbench check --feature \(feature) --variant \(variant)",
            details: [output]
        )
    }
}
