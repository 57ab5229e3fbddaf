internal import Toolchain

extension ReportRun {
    /// Returns a build of all implementations with their tests, which writes their index and
    /// measures coverage, in a folder that keeps unchanged products.
    func cellBuild(
        with toolchain: SwiftToolchain
    ) throws(PipelineError) -> PackageBuild {
        try CellBuild(cells: cells, packageRoot: packageRoot, purpose: .tests)
            .packageBuild(with: toolchain)
    }
}
