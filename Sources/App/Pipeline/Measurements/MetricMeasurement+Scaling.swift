internal import InputFiles
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Toolchain

extension MetricMeasurement {
    static let scaling = MetricMeasurement(
        .scaling,
        needs: .probe,
        requires: [.equivalence],
        pace: .slowest,
        typicalSeconds: { _ in 18 },
        obstacle: { _ in Platform.latencyObstacle },
        dependsOn: { [$0.code, CachedResults.json($1.scaling)] },
        into: \.scaling,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.measureScaling(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureScaling(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<ScalingMeasurement> {
        let probe = try tools.probe
        steps.begin("Measuring scaling")
        defer { progress.end() }
        return .values(
            try await probe.measureScaling(
                settings.rows,
                settings: settings.scaling,
                progress: { [progress, count = settings.scaling.processes] done in
                    progress.update("process \(done + 1) of \(count)")
                }
            )
        )
    }
}

extension ScalingMeasurement: DivisibleResults {
    func part(_ unit: ResultUnit) -> ScalingMeasurement {
        ScalingMeasurement(
            settings: settings,
            rows: rows.filter { $0.feature == unit.feature },
            scenarios: scenarios.filter { $0.feature == unit.feature }
        )
    }

    static func joined(_ parts: [ScalingMeasurement]) -> ScalingMeasurement? {
        guard let settings = parts.first?.settings, parts.allSatisfy({ $0.settings == settings })
        else { return nil }
        return ScalingMeasurement(
            settings: settings,
            rows: parts.flatMap(\.rows),
            scenarios: parts.flatMap(\.scenarios)
        )
    }
}
