package import InputFiles
package import Matrix
internal import Report
internal import Scenarios
internal import Toolchain
package import Tracing

/// Traces one scenario on some variants.
package struct TraceRun {
    private let packageRoot: String
    private let path: String
    private let progress: any RunProgress

    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - path: the folders to search for tools.
    package init(packageRoot: String, path: String, progress: any RunProgress) {
        self.packageRoot = packageRoot
        self.path = path
        self.progress = progress
    }

    /// Returns the build of the trace probe. It has its own flags and folder.
    private static func packageBuild(
        of implementations: [Implementation],
        packageRoot: String,
        _ toolchain: SwiftToolchain
    ) throws(ApplicationError) -> PackageBuild {
        try ImplementationBuild.ofProbes(
            implementations,
            packageRoot: packageRoot,
            toolchain: toolchain,
            scratchFolder: "\(packageRoot)/.build/archbench/trace"
        )
    }

    /// Builds the probe and traces a scenario.
    ///
    /// - Parameter scenario: a name that `TraceScenario` finds.
    package func trace(
        _ scenario: String,
        of feature: Feature,
        variants: [Variant]
    ) async throws(ApplicationError) -> TraceMeasurement {
        let measure = try await build(for: feature, variants, step: 1, of: 2)
        progress.begin(step: 2, of: 2, "Tracing", secondsLeft: nil)
        defer { progress.end() }
        return try await measure.trace([scenario], of: feature, variants: variants)
    }

    /// Builds the trace probe for some variants of a feature.
    func build(
        for feature: Feature,
        _ variants: [Variant],
        step: Int,
        of count: Int
    ) async throws(ApplicationError) -> TraceMeasure {
        let toolchain = try await SwiftToolchain.found(on: path)
        let measure = TraceMeasure(
            try Self.packageBuild(
                of: MatrixRow(feature, variants).implementations,
                packageRoot: packageRoot,
                toolchain
            )
        )
        progress.begin(
            step: step,
            of: count,
            "Building the trace probe",
            secondsLeft: nil
        )
        defer { progress.end() }
        try await measure.build()
        return measure
    }

    /// Returns the trace measurement of some features.
    static func traceMeasure(
        of rows: [MatrixRow],
        packageRoot: String,
        toolchain: SwiftToolchain
    ) throws(ApplicationError) -> TraceMeasure {
        TraceMeasure(
            try packageBuild(of: rows.implementations, packageRoot: packageRoot, toolchain)
        )
    }

    /// Builds the probe and traces the first call of every latency scenario.
    ///
    /// - Returns: the measurement; not available if this system cannot trace.
    static func measure(
        _ rows: [MatrixRow],
        packageRoot: String,
        toolchain: SwiftToolchain
    ) async throws(ApplicationError) -> Measured<TraceMeasurement> {
        let measure = try traceMeasure(of: rows, packageRoot: packageRoot, toolchain: toolchain)
        do {
            try await measure.build()
            var scenarios: [TraceMeasurement.OfScenario] = []
            for row in rows {
                let names = row.feature.contract.latencyScenarios.map(\.name)
                scenarios += try await measure.trace(names, of: row.feature, variants: row.variants)
                    .scenarios
            }
            return .values(TraceMeasurement(scenarios: scenarios))
        } catch {
            guard error.kind == .unavailable else { throw error }
            return .notAvailable(error.details.joined() + ".")
        }
    }
}
