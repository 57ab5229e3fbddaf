internal import Coverage
internal import InputFiles
internal import Matrix
internal import Report
internal import TestRuns
internal import Toolchain

extension MetricMeasurement {
    static let tests = MetricMeasurement(
        .tests,
        needs: .idleToolchain,
        follows: [.coverage],
        steps: 2,
        pace: .slowest,
        typicalSeconds: { _ in 2 },
        dependsOn: { digests, _ in [digests.codeByLine] },
        into: \.tests,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.timeTests(with: tools, &steps)
        }
    )
}

extension ReportRun {
    /// Times the tests that the measurement of coverage has built.
    fileprivate func timeTests(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<[ImplementationTestTimes]> {
        let build = try implementationBuild(with: try tools.toolchain)
        do {
            steps.begin("Building implementations and tests with coverage")
            defer { progress.end() }
            try await CoverageMeasure(build).build()
        }
        steps.begin("Timing the tests of each implementation")
        defer { progress.end() }
        let measurement = TestTimeMeasure(build)
        var values: [ImplementationTestTimes] = []
        for (index, implementation) in implementations.enumerated() {
            progress.update("\(implementation), \(index + 1) of \(implementations.count)")
            values.append(try await measurement.measure(implementation))
        }
        return .values(values)
    }
}

extension ImplementationTestTimes: ResultOfImplementation {}
