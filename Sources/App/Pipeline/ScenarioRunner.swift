package import Equivalence
internal import Foundation
package import InputFiles
package import Matrix
internal import RunTimeMeasures
package import Scenarios
internal import Toolchain

/// The scenario runner: plays scenarios on implementations in separate processes. The runner is
/// built on demand, so a compile error in an implementation is a message and does not end this
/// program.
package struct ScenarioRunner: Sendable {
    /// The environment variable for a folder of prebuilt probes. Tests set it to save a build.
    package static let probesVariable = "ARCHBENCH_PROBES"

    private static let product = "PlayProbe"

    /// The build of the probe; `nil` if it is prebuilt.
    private let build: PackageBuild?
    private let probe: String

    /// - Parameters:
    ///   - rows: the implementations to play.
    ///   - path: the folders to search for tools.
    /// - Throws: ``ApplicationError`` if there is no toolchain, or this is not archbench's package.
    package static func find(
        for rows: [MatrixRow],
        path: String
    ) async throws(ApplicationError) -> ScenarioRunner {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        if let player = ScenarioRunner() { return player }
        let toolchain = try await SwiftToolchain.found(on: path)
        return try ScenarioRunner(for: rows, packageRoot: root, toolchain: toolchain)
    }

    /// Returns the path of a prebuilt probe; `nil` if ``probesVariable`` is not set.
    static func builtProbe(named name: String) -> String? {
        ProcessInfo.processInfo.environment[probesVariable].map { "\($0)/\(name)" }
    }

    private init?() {
        guard let probe = Self.builtProbe(named: Self.product) else { return nil }
        build = nil
        self.probe = probe
    }

    /// Creates a runner. It shares flags and build folder with the run-time probe, so that
    /// implementations are compiled once.
    init(
        for rows: [MatrixRow],
        packageRoot: String,
        toolchain: SwiftToolchain
    ) throws(ApplicationError) {
        if let player = ScenarioRunner() {
            self = player
            return
        }
        let build = try ImplementationBuild.ofProbes(
            rows.implementations,
            packageRoot: packageRoot,
            toolchain: toolchain
        )
        self.build = build
        probe = "\(build.scratchFolder)/release/\(Self.product)"
    }

    /// Indicates whether ``prepare()`` may build.
    package var needsBuild: Bool { build != nil }

    /// Builds the probe unless it is prebuilt.
    package func prepare() async throws(ApplicationError) {
        guard let build else { return }
        try await build.run(["--product", Self.product], flags: RunTimeMeasure.sharedFlags)
    }

    /// Plays one scenario on some variants of a feature in lockstep.
    package func replay(
        _ scenario: Scenario,
        of feature: Feature,
        variants: [Variant],
        format: Replay.Format
    ) async throws(ApplicationError) -> ReplayResult {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("archbench-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(ScenarioWriter.lines(of: scenario).joined(separator: "\n").utf8).write(
                to: file
            )
        } catch {
            throw .failed(
                "The scenario cannot be passed to the scenario runner: \(reason(of: error))"
            )
        }
        return try await play(
            .replay(
                ReplayRequest(
                    feature: feature,
                    variants: variants,
                    file: file.path,
                    format: format
                )
            )
        )
    }

    /// Plays in a separate process.
    package func play<Result: Decodable & Sendable>(
        _ task: PlayTask
    ) async throws(ApplicationError) -> Result {
        do {
            return try await ProbeProcess(probe).result(of: task)
        } catch {
            throw .fault("A scenario runner ended early: \(error)")
        }
    }
}
