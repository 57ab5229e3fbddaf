internal import Foundation
package import InputFiles
package import PackageEditing
internal import TestRuns
internal import Toolchain

/// Generates the files of a feature with a program that is built when it is first needed.
package struct GeneratorRun: Sendable {
    private static let product = "Generation"

    private let packageRoot: String
    private let path: String
    private let note: @Sendable (String) -> Void

    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - path: the folders to search for tools.
    ///   - note: receives messages about waiting times.
    package init(
        packageRoot: String,
        path: String,
        note: @escaping @Sendable (String) -> Void
    ) {
        self.packageRoot = packageRoot
        self.path = path
        self.note = note
    }

    /// Runs a generation task.
    ///
    /// - Throws: ``ApplicationError`` if there is no toolchain, or the generator does not build.
    package func result(
        of task: GenerationTask
    ) async throws(ApplicationError) -> GenerationResult {
        try await ProbeProcess(try await program()).result(of: task)
    }

    /// Builds the program if needed and returns its path.
    private func program() async throws(ApplicationError) -> String {
        if let built = ScenarioRunner.builtProbe(named: Self.product) { return built }
        let build = PackageBuild(
            packageRoot: packageRoot,
            scratchFolder: "\(packageRoot)/.build/archbench/generator",
            toolchain: try await .found(on: path),
            // Without the features, so that a new feature does not change the build.
            environment: PackageSelection([], building: [Self.product]).environment
        )
        let program = "\(build.scratchFolder)/debug/\(Self.product)"
        if !FileManager.default.fileExists(atPath: program) {
            note("Building the generator, which is needed once …")
        }
        try await build.run(["--product", Self.product], flags: PackageBuild.onceFlags)
        return program
    }
}
