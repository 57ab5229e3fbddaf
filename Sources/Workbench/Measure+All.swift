internal import Latency
internal import Report

extension Measure {
    /// Every measure, in the order in which they run: what times comes behind what proves, and what
    /// needs the figures of another behind it.
    static let all = [
        Measure(
            "sameness",
            needs: .toolchain,
            steps: 2,
            dependsOn: { [$0.code, "\($1.randomScripts)", "\($1.latency.seed)"] },
            into: \.sameness,
            run: { (run, tools, _, steps) async throws(WorkbenchError) in
                try await run.playScripts(with: tools, &steps)
            }
        ),
        Measure("lines", dependsOn: nil, into: \.lines) {
            (run, _, _, steps) async throws(WorkbenchError) in
            try await run.countLines(&steps)
        },
        Measure("complexity", dependsOn: nil, into: \.complexity) {
            (run, _, _, steps) async throws(WorkbenchError) in
            try run.countComplexity(&steps)
        },
        Measure(
            "coverage",
            needs: .toolchain,
            steps: 2,
            dependsOn: { digests, _ in [digests.codeByLine] },
            into: \.coverage,
            run: { (run, tools, _, steps) async throws(WorkbenchError) in
                try await run.measureCoverage(with: tools, &steps)
            }
        ),
        Measure(
            "structure",
            needs: .toolchain,
            dependsOn: { digests, _ in [digests.codeByLine] },
            into: \.structure,
            run: { (run, tools, _, steps) async throws(WorkbenchError) in
                try await run.measureStructure(with: tools, &steps)
            }
        ),
        Measure(
            "mutation",
            needs: .toolchain,
            steps: 2,
            isQuick: false,
            dependsOn: { digests, _ in [digests.codeByLine] },
            into: \.mutation,
            run: { (run, tools, report, steps) async throws(WorkbenchError) in
                try await run.measureMutation(
                    with: tools,
                    coverage: report.coverage.value ?? [],
                    &steps
                )
            }
        ),
        Measure(
            "instructions",
            needs: .probe,
            isQuick: false,
            dependsOn: { digests, _ in [digests.code] },
            into: \.instructions,
            run: { (run, tools, _, steps) async throws(WorkbenchError) in
                try await run.countInstructions(with: tools, &steps)
            }
        ),
        Measure(
            "growth",
            needs: .probe,
            isQuick: false,
            dependsOn: { [$0.code, CachedMeasures.json($1.growth)] },
            into: \.growth,
            run: { (run, tools, _, steps) async throws(WorkbenchError) in
                try await run.measureGrowth(with: tools, &steps)
            }
        ),
        Measure(
            "latency",
            needs: .probe,
            dependsOn: { [$0.code, CachedMeasures.json($1.latency)] },
            into: \.latency,
            run: { (run, tools, _, steps) async throws(WorkbenchError) in
                try await run.measureLatency(with: tools, &steps)
            }
        ),
        Measure(
            "trace",
            needs: .toolchain,
            dependsOn: { digests, _ in [digests.code] },
            into: \.trace,
            run: { (run, tools, _, steps) async throws(WorkbenchError) in
                try await run.traceCalls(with: tools, &steps)
            }
        ),
    ]
}
