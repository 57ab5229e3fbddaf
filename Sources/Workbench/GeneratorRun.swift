package import FeatureTrees
internal import Foundation
internal import Toolchain

/// Makes the files of a feature, by a program that is built for it when it is first needed.
package struct GeneratorRun: Sendable {
    private static let product = "Generator"

    private let packageRoot: String
    private let path: String
    private let note: @Sendable (String) -> Void

    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - path: the folders to search for tools.
    ///   - note: hears what a person waits for.
    package init(
        packageRoot: String,
        path: String,
        note: @escaping @Sendable (String) -> Void
    ) {
        self.packageRoot = packageRoot
        self.path = path
        self.note = note
    }

    /// - Throws: ``WorkbenchError`` where there is no toolchain, or the generator does not build.
    package func result(
        of task: GenerationTask
    ) async throws(WorkbenchError) -> GenerationResult {
        let program = try await program()
        do {
            return try await ProbeProcess(program).result(of: task)
        } catch {
            switch error {
            case .toolchain(let error): throw WorkbenchError(error)
            case .unreadableResult: throw .fault(error.description)
            }
        }
    }

    /// - Returns: the path of the program, which is built unless that is done.
    private func program() async throws(WorkbenchError) -> String {
        if let built = CellPlayer.builtProbe(named: Self.product) { return built }
        let build = PackageBuild(
            packageRoot: packageRoot,
            scratchFolder: "\(packageRoot)/.build/archbench/generator",
            toolchain: try await .found(on: path)
        )
        let program = "\(build.scratchFolder)/debug/\(Self.product)"
        if !FileManager.default.fileExists(atPath: program) {
            note("Building the generator, which is needed once …")
        }
        do {
            try await build.run(["--product", Self.product], flags: PackageBuild.onceFlags)
        } catch {
            throw WorkbenchError(error)
        }
        return program
    }
}
