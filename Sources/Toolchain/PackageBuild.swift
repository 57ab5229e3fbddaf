/// A package, the toolchain that builds it, and a scratch folder for that, since switching options in
/// a folder that something else uses would build everything anew.
package struct PackageBuild: Sendable {
    /// The folder of `Package.swift`.
    package let packageRoot: String
    /// Where builds, and what is left of them, may be written.
    package let scratchFolder: String
    package let toolchain: SwiftToolchain

    package init(packageRoot: String, scratchFolder: String, toolchain: SwiftToolchain) {
        self.packageRoot = packageRoot
        self.scratchFolder = scratchFolder
        self.toolchain = toolchain
    }

    /// Builds a part of the package.
    ///
    /// - Parameters:
    ///   - selection: what is built, as options of `swift build`.
    ///   - flags: how, as further options.
    package func run(
        _ selection: [String],
        flags: [String] = []
    ) async throws(ToolchainError) {
        _ = try await process(selection, flags: flags).output()
    }

    /// The command that builds a part of the package, for those who expect it to fail and read why.
    package func process(_ selection: [String], flags: [String] = []) -> ChildProcess {
        let paths = ["--package-path", packageRoot, "--scratch-path", scratchFolder]
        return ChildProcess(toolchain.swift, ["build"] + selection + paths + flags)
    }
}
