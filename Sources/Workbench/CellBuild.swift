internal import CellTestRuns
internal import Matrix
internal import Toolchain

/// Where cells are built apart from the rest of the package, which takes a fraction of the time.
struct CellBuild {
    let cells: [Cell]
    /// The folder of `Package.swift`.
    let packageRoot: String
    /// Where the copy of the package is written and built, from the package's root.
    let folder: String
    var hasTests = true

    /// Writes the copy of the package, and says how it is built.
    ///
    /// What opens the cells is kept beside them, since it is what depends on them.
    func packageBuild(with toolchain: SwiftToolchain) throws(WorkbenchError) -> PackageBuild {
        let package = CellPackage(
            cells,
            hasTests: hasTests,
            keeping: ["Catalogue"],
            packageRoot: packageRoot,
            folder: "\(packageRoot)/\(folder)/package"
        )
        do {
            try package.write()
        } catch {
            throw .failed(error.description)
        }
        return PackageBuild(
            packageRoot: package.folder,
            scratchFolder: "\(packageRoot)/\(folder)/build",
            toolchain: toolchain
        )
    }
}
