internal import Toolchain

extension ReportRun {
    /// A build of all cells with their tests, which writes their index and reports what tests
    /// execute, in a folder that keeps what did not change.
    func cellBuild(
        with toolchain: SwiftToolchain
    ) throws(WorkbenchError) -> PackageBuild {
        try CellBuild(cells: cells, packageRoot: packageRoot, purpose: .tests)
            .packageBuild(with: toolchain)
    }
}
