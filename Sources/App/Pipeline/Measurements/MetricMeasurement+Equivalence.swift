internal import Equivalence
internal import InputFiles
internal import LeakDetector
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Scenarios

extension MetricMeasurement {
    static let equivalence = MetricMeasurement(
        .equivalence,
        needs: .toolchain,
        steps: 2,
        typicalSeconds: { _ in 14 },
        dependsOn: { [$0.code, "\($1.randomScenarios)", "\($1.latency.seed)"] },
        into: \.equivalence,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.playScenarios(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func playScenarios(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<[EquivalenceRecord]> {
        let toolchain = try tools.toolchain
        let player = try ScenarioRunner(
            for: settings.rows,
            packageRoot: packageRoot,
            toolchain: toolchain
        )
        do {
            steps.begin("Building the scenario runner")
            defer { progress.end() }
            try await player.prepare()
        }
        steps.begin("Playing scenarios on all variants")
        defer { progress.end() }
        var records: [EquivalenceRecord] = []
        for row in settings.rows {
            let feature = row.feature
            progress.update(feature.contract.title)
            let run = try CheckRun(row, player: player, packageRoot: packageRoot)
            let named = try await run.playNamedScenarios()
            let random = try await run.playRandomScenarios(
                count: settings.randomScenarios,
                seed: settings.latency.seed
            )
            var sum = named
            sum += random
            guard sum.failures.isEmpty else { throw .notSame(sum.failures) }
            records.append(
                EquivalenceRecord(
                    feature: feature,
                    namedScenarios: named.scenarioCount,
                    randomScenarios: random.scenarioCount,
                    events: sum.eventCount,
                    seed: settings.latency.seed,
                    seesLivingObjects: ObjectRecorder.isAvailable,
                    counts: sum.counts,
                    restorations: restorations(of: row, sum)
                )
            )
        }
        return .values(records)
    }

    private func restorations(
        of row: MatrixRow,
        _ outcome: EquivalenceCheck.Outcome
    ) -> [EquivalenceRecord.Restoration] {
        row.variants.compactMap { variant in
            outcome.restorations.first { $0.variant == variant.title }.map {
                .init(
                    variant: variant,
                    interruptions: $0.interruptionCount,
                    restored: $0.restoredCount
                )
            }
        }
    }
}

extension EquivalenceRecord: ResultOfUnit {
    static func units(of rows: [MatrixRow]) -> [ResultUnit] {
        rows.features.map(ResultUnit.feature)
    }

    var unit: ResultUnit { .feature(feature) }
}
