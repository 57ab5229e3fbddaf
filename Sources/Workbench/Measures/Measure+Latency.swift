internal import Latency
internal import Matrix
internal import Report
internal import Toolchain

extension Measure {
    static let latency = Measure(
        "latency",
        needs: .probe,
        dependsOn: { [$0.code, CachedMeasures.json($1.latency)] },
        into: \.latency,
        run: { (run, tools, _, steps) async throws(WorkbenchError) in
            try await run.measureLatency(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureLatency(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<LatencyMeasurement> {
        let probe = try tools.probe
        steps.begin("Measuring latency, about \(expectedSeconds) s")
        defer { progress.end() }
        do {
            return .figures(
                try await probe.measure(
                    settings.rows,
                    settings: settings.latency,
                    progress: { [progress, count = settings.latency.processes] done in
                        progress.update("process \(done + 1) of \(count)")
                    }
                )
            )
        } catch {
            throw WorkbenchError(error)
        }
    }

    func buildProbe(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> LatencyMeasure {
        let toolchain = try tools.toolchain
        let probe = LatencyMeasure(
            PackageBuild(
                packageRoot: packageRoot,
                scratchFolder: LatencyMeasure.scratchFolder(in: packageRoot),
                toolchain: toolchain
            )
        )
        steps.begin("Building the probe")
        defer { progress.end() }
        do {
            try await probe.build()
        } catch {
            throw WorkbenchError(error)
        }
        return probe
    }

    /// About how long measuring latency takes, rounded to what an estimate is worth.
    private var expectedSeconds: Int {
        let seconds = settings.latency.expectedSeconds(benches: settings.rows.benches)
        return max(Int((seconds / 5).rounded()) * 5, 5)
    }
}
