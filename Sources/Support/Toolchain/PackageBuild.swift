internal import Foundation
package import InputFiles

/// A build of a package with a toolchain in a scratch folder of its own, because other options in a
/// shared folder would rebuild everything.
package struct PackageBuild: Sendable {
    /// The folder of `Package.swift`.
    package let packageRoot: String
    /// The folder for build products.
    package let scratchFolder: String
    package let toolchain: SwiftToolchain
    /// The environment variables that `Package.swift` reads.
    private let environment: [String: String]
    /// The variables for a second build, if the first one ends with compile errors.
    private let fallback: [String: String]?

    package init(
        packageRoot: String,
        scratchFolder: String,
        toolchain: SwiftToolchain,
        environment: [String: String] = [:],
        fallback: [String: String]? = nil
    ) {
        self.packageRoot = packageRoot
        self.scratchFolder = scratchFolder
        self.toolchain = toolchain
        self.environment = environment
        self.fallback = fallback == environment ? nil : fallback
    }

    /// Returns the variables of the last successful build in a folder; empty if there was none.
    package static func lastEnvironment(in scratchFolder: String) -> [String: String] {
        let data = FileManager.default.contents(atPath: environmentFile(in: scratchFolder))
        return data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }

    private static func environmentFile(in scratchFolder: String) -> String {
        "\(scratchFolder)/environment.json"
    }

    /// Options of a debug build that reduce its time by a third: whole-module compilation without
    /// optimization does not change the code. In the manifest these options would print a remark
    /// for each module.
    package static let wholeModuleFlags = [
        "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads", "-Xswiftc", "2",
    ]

    /// Options of a debug build that measures coverage and writes the index, without debug
    /// information. All builds of one folder have the same options, because others would compile
    /// everything again.
    package static let coverageFlags =
        [
            "--enable-code-coverage", "--enable-index-store", "-debug-info-format", "none",
        ] + wholeModuleFlags

    /// Options of a debug build that is built once, without the index and without debug information.
    package static let onceFlags =
        [
            "--configuration", "debug", "--disable-index-store", "-debug-info-format", "none",
        ] + wholeModuleFlags

    /// Builds a part of the package. Compile errors are thrown with file and line.
    ///
    /// - Parameters:
    ///   - selection: the products to build, as options of `swift build`.
    ///   - flags: further options.
    package func run(
        _ selection: [String],
        flags: [String] = []
    ) async throws(ApplicationError) {
        do {
            try await run(selection, flags: flags, in: environment)
        } catch {
            guard let fallback, error.kind == .notCompiled else { throw error }
            try await run(selection, flags: flags, in: fallback)
        }
    }

    private func run(
        _ selection: [String],
        flags: [String],
        in environment: [String: String]
    ) async throws(ApplicationError) {
        let process = process(selection, flags: flags, in: environment)
        let outcome = try await process.run()
        guard outcome.status != 0 else { return record(environment) }
        let messages = compilerMessages(in: outcome.output + outcome.errorOutput)
        guard messages.isEmpty else { throw .notCompiled(messages: messages) }
        throw process.failure(outcome)
    }

    /// Records the variables of a successful build. Without the record, the next build of another
    /// selection only compiles more.
    private func record(_ environment: [String: String]) {
        guard !environment.isEmpty, Self.lastEnvironment(in: scratchFolder) != environment else {
            return
        }
        try? JSONEncoder().encode(environment)
            .write(
                to: URL(fileURLWithPath: Self.environmentFile(in: scratchFolder)),
                options: .atomic
            )
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
        process(selection, flags: flags, in: environment)
    }

    private func process(
        _ selection: [String],
        flags: [String],
        in environment: [String: String]
    ) -> ChildProcess {
        let paths = ["--package-path", packageRoot, "--scratch-path", scratchFolder]
        return ChildProcess(
            toolchain.swift,
            ["build"] + selection + paths + flags,
            environment: environment
        )
    }
}
