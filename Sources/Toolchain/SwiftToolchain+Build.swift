extension SwiftToolchain {
    /// Builds a part of a package.
    ///
    /// - Parameters:
    ///   - selection: what is built, as options of `swift build`.
    ///   - flags: how, as further options.
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - scratchFolder: where the build is written.
    package func build(
        _ selection: [String],
        flags: [String] = [],
        packageRoot: String,
        scratchFolder: String
    ) async throws(ToolchainError) {
        _ = try await buildProcess(
            selection,
            flags: flags,
            packageRoot: packageRoot,
            scratchFolder: scratchFolder
        ).output()
    }

    /// The command that builds a part of a package, for those who expect it to fail and read why.
    package func buildProcess(
        _ selection: [String],
        flags: [String] = [],
        packageRoot: String,
        scratchFolder: String
    ) -> ChildProcess {
        let paths = ["--package-path", packageRoot, "--scratch-path", scratchFolder]
        return ChildProcess(swift, ["build"] + selection + paths + flags)
    }
}
