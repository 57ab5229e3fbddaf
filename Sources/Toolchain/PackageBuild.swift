internal import Foundation

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

    /// Options of a debug build that take a third of its time away: a module is compiled as a whole, which
    /// leaves code as it is where nothing is optimised. In the manifest they would make each build print a
    /// remark for each module.
    package static let wholeModuleFlags = [
        "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads", "-Xswiftc", "2",
    ]

    /// Options of a debug build that is made once, of which nobody reads an index.
    package static let onceFlags =
        ["--configuration", "debug", "--disable-index-store"] + wholeModuleFlags

    /// Builds a part of the package. Where sources do not compile it says so with file and line.
    ///
    /// - Parameters:
    ///   - selection: what is built, as options of `swift build`.
    ///   - flags: how, as further options.
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

    /// What the compiler calls an error, each once, with paths from the package's root.
    private func compilerMessages(in output: Data) -> [String] {
        var messages: [String] = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n")
        where line.contains(#/^/.+:\d+:\d+: error: /#) {
            let message = line.replacing("\(packageRoot)/", with: "")
            if !messages.contains(String(message)) { messages.append(String(message)) }
        }
        return messages
    }

    /// The command that builds a part of the package, for those who expect it to fail and read why.
    package func process(_ selection: [String], flags: [String] = []) -> ChildProcess {
        let paths = ["--package-path", packageRoot, "--scratch-path", scratchFolder]
        return ChildProcess(toolchain.swift, ["build"] + selection + paths + flags)
    }
}
