internal import Foundation
package import InputFiles
package import Matrix
package import Toolchain

/// The trace measurement: builds an instrumented probe, plays scenarios in it, and reduces the
/// recorded calls to trees.
package struct TraceMeasure: Sendable {
    /// A debug build, because optimization inlines calls. The compiler inserts a call of the
    /// recorder at the beginning of each function; this requires a sanitizer option, but no
    /// sanitizer is linked.
    package static let buildFlags =
        PackageBuild.onceFlags + [
            "-Xswiftc", "-Xfrontend", "-Xswiftc", "-sanitize=undefined",
            "-Xswiftc", "-Xfrontend", "-Xswiftc", "-sanitize-coverage=func,trace-pc-guard",
        ]

    /// The build; `nil` if the probe is prebuilt.
    private let packageBuild: PackageBuild?
    /// The path of the probe.
    private let probe: String

    package init(_ packageBuild: PackageBuild) {
        self.packageBuild = packageBuild
        probe = "\(packageBuild.scratchFolder)/debug/TraceProbe"
    }

    /// - Parameter probe: the path of a prebuilt probe, with these flags or, if calls are not
    ///   needed, with others.
    package init(builtProbe probe: String) {
        packageBuild = nil
        self.probe = probe
    }

    /// Builds the probe.
    package func build() async throws(ApplicationError) {
        try await packageBuild?.run(
            ["--product", "TraceProbe"],
            flags: Self.buildFlags
        )
    }

    /// Traces scenarios of a feature in a separate process. The probe must have been built.
    ///
    /// - Parameter scenarios: names that ``TraceScenario`` finds.
    package func trace(
        _ scenarios: [String],
        of feature: Feature,
        variants: [Variant]
    ) async throws(ApplicationError) -> TraceMeasurement {
        let task = TraceTask(feature: feature, variants: variants, scenarios: scenarios)
        let result: TraceResult = try await run(.trace(task))
        if let obstacle = result.obstacle {
            throw .unavailable(obstacle, message: "Traces are not available here: \(obstacle).")
        }
        for interaction in result.scenarios.flatMap(\.interactions) where interaction.isSilent {
            throw .failed(
                "No call of \(interaction.event) was recorded, because this compiler did not "
                    + "instrument the probe."
            )
        }
        return TraceMeasurement(task: task, result: result)
    }

    /// Plays a scenario of the demo in a separate process. The probe must have been built.
    package func show(_ task: DemoTask) async throws(ApplicationError) -> DemoSteps {
        DemoSteps(task: task, result: try await run(.demo(task)))
    }

    private func run<Result: Decodable>(
        _ task: TraceProbeTask
    ) async throws(ApplicationError) -> Result {
        try await ProbeProcess(probe).result(of: task)
    }
}

extension RecordedInteraction {
    /// Indicates whether no call was recorded, not even one of the driver.
    fileprivate var isSilent: Bool { functions.isEmpty }
}
