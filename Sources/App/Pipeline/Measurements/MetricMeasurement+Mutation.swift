internal import InputFiles
internal import Matrix
internal import Mutation
internal import Report
internal import Toolchain

extension MetricMeasurement {
    static let mutation = MetricMeasurement(
        .mutation,
        needs: .toolchain,
        follows: [.coverage],
        steps: 2,
        pace: .slowest,
        typicalSeconds: { _ in 4.6 },
        dependsOn: { digests, _ in [digests.codeByLine] },
        into: \.mutation,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.measureMutation(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureMutation(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<[ImplementationMutation]> {
        let measurement = MutationMeasure(
            PackageBuild(
                packageRoot: packageRoot,
                scratchFolder: "\(packageRoot)/.build/archbench/mutation",
                toolchain: try tools.toolchain
            )
        )
        let mutants: BuiltMutants
        do {
            steps.begin("Building mutants")
            defer { progress.end() }
            mutants = try await measurement.build(implementations)
        }
        steps.begin("Running tests on \(mutants.count) mutants")
        defer { progress.end() }
        return .values(
            try await measurement.measure(mutants) { [progress, count = mutants.count] done in
                progress.update("\(done) of \(count) done")
            }
        )
    }
}

extension ImplementationMutation: ResultOfImplementation {}
