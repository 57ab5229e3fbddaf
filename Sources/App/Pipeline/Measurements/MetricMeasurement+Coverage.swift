internal import Coverage
internal import InputFiles
internal import Matrix
internal import Report
internal import Toolchain

extension MetricMeasurement {
    static let coverage = MetricMeasurement(
        .coverage,
        needs: .toolchain,
        steps: 2,
        typicalSeconds: { _ in 0.7 },
        obstacle: { toolchain in
            missingTool { () throws(ApplicationError) in
                try CoverageMeasure.checkTools(of: toolchain)
            }
        },
        buildAhead: { (run, tools) throws(ApplicationError) in
            let measurement = CoverageMeasure(
                try run.implementationBuild(with: try tools.toolchain)
            )
            return { try? await measurement.build() }
        },
        dependsOn: { digests, _ in [digests.codeByLine] },
        into: \.coverage,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.measureCoverage(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureCoverage(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<[ImplementationCoverage]> {
        let toolchain = try tools.toolchain
        let measurement = CoverageMeasure(try implementationBuild(with: toolchain))
        do {
            steps.begin("Building implementations and tests with coverage")
            defer { progress.end() }
            try await measurement.build()
        }
        steps.begin("Running the tests of each implementation")
        defer { progress.end() }
        var values: [ImplementationCoverage] = []
        for (index, implementation) in implementations.enumerated() {
            progress.update("\(implementation), \(index + 1) of \(implementations.count)")
            values.append(try await measurement.measure(implementation))
        }
        return .values(values)
    }
}

extension ImplementationCoverage: ResultOfImplementation {}
