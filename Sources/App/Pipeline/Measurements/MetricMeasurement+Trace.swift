internal import InputFiles
internal import Matrix
internal import Report
internal import Toolchain
internal import Tracing

extension MetricMeasurement {
    static let trace = MetricMeasurement(
        .trace,
        needs: .toolchain,
        pace: .slow,
        typicalSeconds: { _ in 0.5 },
        obstacle: { _ in Platform.callObstacle },
        buildAhead: { (run, tools) throws(ApplicationError) in
            let measurement = try TraceRun.traceMeasure(
                of: run.settings.rows,
                packageRoot: run.packageRoot,
                toolchain: try tools.toolchain
            )
            return { try? await measurement.build() }
        },
        dependsOn: { digests, _ in [digests.code] },
        into: \.trace,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.traceCalls(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func traceCalls(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<TraceMeasurement> {
        let toolchain = try tools.toolchain
        steps.begin("Tracing calls")
        defer { progress.end() }
        return try await TraceRun.measure(
            settings.rows,
            packageRoot: packageRoot,
            toolchain: toolchain
        )
    }
}

extension TraceMeasurement: DivisibleResults {
    func part(_ unit: ResultUnit) -> TraceMeasurement {
        TraceMeasurement(scenarios: scenarios.filter { $0.feature == unit.feature })
    }

    static func joined(_ parts: [TraceMeasurement]) -> TraceMeasurement? {
        TraceMeasurement(scenarios: parts.flatMap(\.scenarios))
    }
}
