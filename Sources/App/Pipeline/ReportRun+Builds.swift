internal import InputFiles
internal import Toolchain

extension ReportRun {
    /// Returns a build of all implementations with their tests, which writes their index and
    /// measures coverage, in a folder that keeps unchanged products.
    func implementationBuild(
        with toolchain: SwiftToolchain
    ) throws(ApplicationError) -> PackageBuild {
        try ImplementationBuild(
            implementations: implementations,
            packageRoot: packageRoot,
            purpose: .tests
        )
        .packageBuild(with: toolchain)
    }
}
