internal import Equivalence
internal import InputFiles
internal import LeakDetector
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Scenarios
internal import Toolchain

extension MetricMeasurement {
    static let memory = MetricMeasurement(
        .memory,
        needs: .toolchain,
        typicalSeconds: { _ in 1 },
        obstacle: { _ in
            ObjectRecorder.isAvailable
                ? nil : "objects are found only on Linux with glibc, and not with a sanitizer"
        },
        dependsOn: { digests, _ in [digests.code] },
        into: \.memory,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.measureMemory(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureMemory(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<MemoryMeasurement> {
        let player = try ScenarioRunner(
            for: settings.rows,
            packageRoot: packageRoot,
            toolchain: try tools.toolchain
        )
        steps.begin("Measuring the memory of screens")
        defer { progress.end() }
        try await player.prepare()
        var features: [MemoryMeasurement.OfFeature] = []
        for row in settings.rows {
            progress.update(row.feature.contract.title)
            features.append(try await player.play(.memory(row)))
        }
        return .values(MemoryMeasurement(features: features))
    }
}

extension MemoryMeasurement: DivisibleResults {
    func part(_ unit: ResultUnit) -> MemoryMeasurement {
        MemoryMeasurement(features: features.filter { $0.feature == unit.feature })
    }

    static func joined(_ parts: [MemoryMeasurement]) -> MemoryMeasurement? {
        MemoryMeasurement(features: parts.flatMap(\.features))
    }
}
