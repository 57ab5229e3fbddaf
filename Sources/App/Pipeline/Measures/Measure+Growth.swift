internal import InputFiles
internal import Latency
internal import Matrix
internal import Report
internal import Toolchain

extension Measure {
    static let growth = Measure(
        .growth,
        needs: .probe,
        requires: [.equivalence],
        pace: .slowest,
        typicalSeconds: { _ in 18 },
        obstacle: { _ in Platform.latencyObstacle },
        dependsOn: { [$0.code, CachedMeasures.json($1.growth)] },
        into: \.growth,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.measureGrowth(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureGrowth(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<GrowthMeasurement> {
        let probe = try tools.probe
        steps.begin("Measuring scaling")
        defer { progress.end() }
        return .figures(
            try await probe.measureGrowth(
                settings.rows,
                settings: settings.growth,
                progress: { [progress, count = settings.growth.processes] done in
                    progress.update("process \(done + 1) of \(count)")
                }
            )
        )
    }
}

extension GrowthMeasurement: DivisibleResults {
    func part(_ unit: ResultUnit) -> GrowthMeasurement {
        GrowthMeasurement(
            settings: settings,
            rows: rows.filter { $0.feature == unit.feature },
            scripts: scripts.filter { $0.feature == unit.feature }
        )
    }

    static func joined(_ parts: [GrowthMeasurement]) -> GrowthMeasurement? {
        guard let settings = parts.first?.settings, parts.allSatisfy({ $0.settings == settings })
        else { return nil }
        return GrowthMeasurement(
            settings: settings,
            rows: parts.flatMap(\.rows),
            scripts: parts.flatMap(\.scripts)
        )
    }
}
