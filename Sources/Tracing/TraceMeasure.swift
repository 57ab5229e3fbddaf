internal import Foundation
package import Matrix
package import Toolchain

/// Builds a probe that the compiler makes tell of each call, plays scripts in it, and makes trees of
/// what it tells.
package struct TraceMeasure: Sendable {
    /// A debug build, since optimisation leaves no call of what it inlines. The compiler puts a call
    /// of the recorder at the beginning of each function; it does so only where some sanitizer is
    /// asked for, of which none is linked.
    package static let buildFlags =
        PackageBuild.onceFlags + [
            "-Xswiftc", "-Xfrontend", "-Xswiftc", "-sanitize=undefined",
            "-Xswiftc", "-Xfrontend", "-Xswiftc", "-sanitize-coverage=func,trace-pc-guard",
        ]

    /// `nil` where the probe is built already.
    private let packageBuild: PackageBuild?
    /// The path of the probe.
    private let probe: String

    package init(_ packageBuild: PackageBuild) {
        self.packageBuild = packageBuild
        probe = "\(packageBuild.scratchFolder)/debug/TraceProbe"
    }

    /// - Parameter probe: the path of one that is built already, with these flags or, where nobody asks
    ///   for calls, with others.
    package init(builtProbe probe: String) {
        packageBuild = nil
        self.probe = probe
    }

    /// Builds the probe.
    package func build() async throws(TraceFailure) {
        do {
            try await packageBuild?.run(
                ["--product", "TraceProbe"],
                flags: Self.buildFlags
            )
        } catch {
            throw .toolchain(error)
        }
    }

    /// Traces scripts of a feature in a process of its own. The probe must have been built.
    ///
    /// - Parameter scripts: names that ``TraceScript`` finds.
    package func trace(
        _ scripts: [String],
        of feature: Feature,
        variants: [Variant]
    ) async throws(TraceFailure) -> TraceMeasurement {
        let task = TraceTask(feature: feature, variants: variants, scripts: scripts)
        let result: TraceResult = try await run(.trace(task))
        if let obstacle = result.obstacle { throw .notAvailable(obstacle) }
        for interaction in result.scripts.flatMap(\.interactions) where interaction.isSilent {
            throw .nothingRecorded(interaction.event)
        }
        return TraceMeasurement(task: task, result: result)
    }

    /// Shows lines of a script in a process of its own. The probe must have been built.
    package func show(_ task: DemoTask) async throws(TraceFailure) -> DemoSteps {
        DemoSteps(task: task, result: try await run(.demo(task)))
    }

    private func run<Result: Decodable>(
        _ task: TraceProbeTask
    ) async throws(TraceFailure) -> Result {
        do {
            return try await ProbeProcess(probe).result(of: task)
        } catch {
            switch error {
            case .toolchain(let error): throw .toolchain(error)
            case .unreadableResult(let reason): throw .unreadableResult(reason)
            }
        }
    }
}

extension RecordedInteraction {
    /// Whether it made no call at all, not even of the script's own code.
    fileprivate var isSilent: Bool { functions.isEmpty }
}
