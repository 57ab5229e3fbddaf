internal import Foundation

/// A build of a package with a toolchain in a scratch folder of its own, because other options in a
/// shared folder would rebuild everything.
package struct PackageBuild: Sendable {
    /// The folder of `Package.swift`.
    package let packageRoot: String
    /// The folder for build products.
    package let scratchFolder: String
    package let toolchain: SwiftToolchain

    package init(packageRoot: String, scratchFolder: String, toolchain: SwiftToolchain) {
        self.packageRoot = packageRoot
        self.scratchFolder = scratchFolder
        self.toolchain = toolchain
    }

    /// Options of a debug build that reduce its time by a third: whole-module compilation without
    /// optimization does not change the code. In the manifest these options would print a remark
    /// for each module.
    package static let wholeModuleFlags = [
        "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads", "-Xswiftc", "2",
    ]

    /// Options of a debug build that is built once and whose index is not read.
    package static let onceFlags =
        ["--configuration", "debug", "--disable-index-store"] + wholeModuleFlags

    /// Builds a part of the package. Compile errors are thrown with file and line.
    ///
    /// - Parameters:
    ///   - selection: the products to build, as options of `swift build`.
    ///   - flags: further options.
    package func run(
        _ selection: [String],
        flags: [String] = []
    ) async throws(ToolchainError) {
        let process = process(selection, flags: flags)
        let outcome = try await process.run()
        guard outcome.status != 0 else { return }
        let messages = compilerMessages(in: outcome.output + outcome.errorOutput)
        guard messages.isEmpty else { throw .notCompiled(messages: messages) }
        throw process.failure(outcome)
    }

    /// Returns the distinct error messages of the compiler, with paths from the package's root.
    private func compilerMessages(in output: Data) -> [String] {
        var messages: [String] = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n")
        where line.contains(#/^/.+:\d+:\d+: error: /#) {
            let message = line.replacing("\(packageRoot)/", with: "")
            if !messages.contains(String(message)) { messages.append(String(message)) }
        }
        return messages
    }

    /// Returns the command that builds a part of the package, for builds that are expected to fail.
    package func process(_ selection: [String], flags: [String] = []) -> ChildProcess {
        let paths = ["--package-path", packageRoot, "--scratch-path", scratchFolder]
        return ChildProcess(toolchain.swift, ["build"] + selection + paths + flags)
    }
}
