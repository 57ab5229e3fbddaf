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
        let paths = ["--package-path", packageRoot, "--scratch-path", scratchFolder]
        _ = try await ChildProcess(swift, ["build"] + selection + paths + flags).output()
    }
}
