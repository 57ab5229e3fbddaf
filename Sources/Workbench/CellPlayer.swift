internal import Foundation
internal import InputFiles
internal import Latency
package import Matrix
package import Playing
package import Sameness
package import Scripts
internal import Toolchain

/// Plays scripts on cells, in processes of a probe that is built for it: a cell that does not compile
/// is then a message, and not the end of this program.
package struct CellPlayer: Sendable {
    /// The variable of the environment that names a folder with probes that are built already, which
    /// are then used as they are. Tests save a build by it.
    package static let probesVariable = "ARCHBENCH_PROBES"

    private static let product = "PlayProbe"

    /// `nil` where the probe is built already.
    private let build: PackageBuild?
    private let probe: String

    /// - Parameters:
    ///   - rows: the cells that it can play.
    ///   - path: the folders to search for tools.
    /// - Throws: ``WorkbenchError`` where there is no toolchain, or this is not archbench's package.
    package static func find(
        for rows: [MatrixRow],
        path: String
    ) async throws(WorkbenchError) -> CellPlayer {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        if let player = CellPlayer() { return player }
        let toolchain = try await SwiftToolchain.found(on: path)
        return try CellPlayer(for: rows, packageRoot: root, toolchain: toolchain)
    }

    /// The path of a probe that is built already; `nil` where ``probesVariable`` is not set.
    static func builtProbe(named name: String) -> String? {
        ProcessInfo.processInfo.environment[probesVariable].map { "\($0)/\(name)" }
    }

    private init?() {
        guard let probe = Self.builtProbe(named: Self.product) else { return nil }
        build = nil
        self.probe = probe
    }

    /// The probe shares flags and folder with that of latency, so that cells are compiled once.
    init(
        for rows: [MatrixRow],
        packageRoot: String,
        toolchain: SwiftToolchain
    ) throws(WorkbenchError) {
        if let player = CellPlayer() {
            self = player
            return
        }
        let build = try CellBuild.ofProbes(
            rows.cells,
            packageRoot: packageRoot,
            toolchain: toolchain
        )
        self.build = build
        probe = "\(build.scratchFolder)/release/\(Self.product)"
    }

    /// Whether preparing may take its time.
    package var needsBuild: Bool { build != nil }

    /// Builds the probe, unless it is built already.
    package func prepare() async throws(WorkbenchError) {
        guard let build else { return }
        do {
            try await build.run(["--product", Self.product], flags: LatencyMeasure.sharedFlags)
        } catch {
            throw WorkbenchError(error)
        }
    }

    /// Plays one script on some variants of a feature in step.
    package func replay(
        _ script: Script,
        of feature: Feature,
        variants: [Variant],
        format: Replay.Format
    ) async throws(WorkbenchError) -> ReplayResult {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("archbench-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(ScriptWriter.lines(of: script).joined(separator: "\n").utf8).write(to: file)
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

    /// Plays in a process of its own.
    package func play<Result: Decodable & Sendable>(
        _ task: PlayTask
    ) async throws(WorkbenchError) -> Result {
        do {
            return try await ProbeProcess(probe).result(of: task)
        } catch {
            throw .fault("A scenario runner ended early: \(error)")
        }
    }
}
