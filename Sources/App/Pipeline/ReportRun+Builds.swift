internal import Toolchain

extension ReportRun {
    /// Returns a build of all implementations with their tests, which writes their index and
    /// measures coverage, in a folder that keeps unchanged products.
    func implementationBuild(
        with toolchain: SwiftToolchain
    ) throws(PipelineError) -> PackageBuild {
        try ImplementationBuild(implementations: implementations, packageRoot: packageRoot, purpose: .tests)
            .packageBuild(with: toolchain)
    }
}
