internal import InputFiles
internal import Mutation
internal import Toolchain

extension MutationMeasure {
    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - scratchFolder: the build folder; products of other sources of the shared modules are
    ///     deleted.
    init(
        packageRoot: String,
        buildingIn scratchFolder: String,
        with toolchain: SwiftToolchain
    ) throws(ApplicationError) {
        try SharedModules(packageRoot: packageRoot).clearStaleBuild(in: scratchFolder)
        self.init(
            PackageBuild(
                packageRoot: packageRoot,
                scratchFolder: scratchFolder,
                toolchain: toolchain
            )
        )
    }
}
