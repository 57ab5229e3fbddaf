internal import InputFiles
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Toolchain

extension MetricMeasurement {
    static let instructions = MetricMeasurement(
        .instructions,
        needs: .probe,
        requires: [.equivalence],
        pace: .slowest,
        typicalSeconds: { _ in 32 },
        obstacle: { _ in Platform.instructionObstacle },
        dependsOn: { digests, _ in [digests.code] },
        into: \.instructions,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.countInstructions(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func countInstructions(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<InstructionMeasurement> {
        let probe = try tools.probe
        steps.begin("Counting instructions")
        defer { progress.end() }
        do {
            return .values(
                try await probe.countInstructions(
                    settings.rows,
                    // Without llvm-symbolizer there are counts, but no attribution.
                    symbolizer: try? tools.toolchain.tool("llvm-symbolizer"),
                    progress: { [progress, all = settings.rows.implementations.count] done, count in
                        let state = count == all ? "done" : "counted again"
                        progress.update("\(done) of \(count) implementations \(state)")
                    }
                )
            )
        } catch {
            guard error.kind == .unavailable else { throw error }
            return .notAvailable(error.details.joined() + ".")
        }
    }
}

extension InstructionMeasurement: DivisibleResults {
    func part(_ unit: ResultUnit) -> InstructionMeasurement {
        InstructionMeasurement(
            method: method,
            rows: rows.filter { $0.feature == unit.feature },
            scenarios: scenarios.filter { $0.feature == unit.feature },
            sharesObstacle: sharesObstacle
        )
    }

    static func joined(_ parts: [InstructionMeasurement]) -> InstructionMeasurement? {
        guard let method = parts.first?.method, parts.allSatisfy({ $0.method == method }) else {
            return nil
        }
        return InstructionMeasurement(
            method: method,
            rows: parts.flatMap(\.rows),
            scenarios: parts.flatMap(\.scenarios),
            sharesObstacle: parts.lazy.compactMap(\.sharesObstacle).first
        )
    }
}
