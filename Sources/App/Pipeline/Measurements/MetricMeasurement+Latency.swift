internal import InputFiles
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Toolchain

extension MetricMeasurement {
    static let latency = MetricMeasurement(
        .latency,
        needs: .probe,
        requires: [.equivalence],
        pace: .slow,
        typicalSeconds: {
            $0.latency.expectedSeconds(benches: $0.rows.benches) / Double(max($0.rows.count, 1))
        },
        obstacle: { _ in Platform.latencyObstacle },
        buildAhead: { (run, tools) throws(ApplicationError) in
            let probe = try run.probe(with: try tools.toolchain)
            return { try? await probe.build() }
        },
        dependsOn: { [$0.code, CachedResults.json($1.latency)] },
        into: \.latency,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.measureLatency(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureLatency(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<LatencyMeasurement> {
        let probe = try tools.probe
        steps.begin("Measuring latency, about \(expectedSeconds) s")
        defer { progress.end() }
        return .values(
            try await probe.measure(
                settings.rows,
                settings: settings.latency,
                progress: { [progress, count = settings.latency.processes] done in
                    progress.update("process \(done + 1) of \(count)")
                }
            )
        )
    }

    func buildProbe(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> RunTimeMeasure {
        let probe = try probe(with: try tools.toolchain)
        steps.begin("Building the run-time probe")
        defer { progress.end() }
        try await probe.build()
        return probe
    }

    fileprivate func probe(with toolchain: SwiftToolchain) throws(ApplicationError)
        -> RunTimeMeasure
    {
        RunTimeMeasure(
            try ImplementationBuild.ofProbes(
                settings.rows.implementations,
                packageRoot: packageRoot,
                toolchain: toolchain
            )
        )
    }

    /// The approximate duration of the latency measurement, rounded.
    private var expectedSeconds: Int {
        let seconds = settings.latency.expectedSeconds(benches: settings.rows.benches)
        return max(Int((seconds / 5).rounded()) * 5, 5)
    }
}

extension LatencyMeasurement: DivisibleResults {
    func part(_ unit: ResultUnit) -> LatencyMeasurement {
        LatencyMeasurement(
            settings: settings,
            buildFlags: buildFlags,
            binaryHashes: binaryHashes,
            rows: rows.filter { $0.feature == unit.feature },
            scenarios: scenarios.filter { $0.feature == unit.feature },
            features: features.filter { $0.feature == unit.feature }
        )
    }

    static func joined(_ parts: [LatencyMeasurement]) -> LatencyMeasurement? {
        guard
            let first = parts.first,
            parts.allSatisfy({
                $0.settings == first.settings && $0.buildFlags == first.buildFlags
            })
        else { return nil }
        return LatencyMeasurement(
            settings: first.settings,
            buildFlags: first.buildFlags,
            binaryHashes: parts.flatMap(\.binaryHashes).distinct,
            rows: parts.flatMap(\.rows),
            scenarios: parts.flatMap(\.scenarios),
            features: parts.flatMap(\.features)
        )
    }
}
