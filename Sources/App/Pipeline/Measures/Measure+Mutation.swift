internal import InputFiles
internal import Matrix
internal import Mutation
internal import Report
internal import Toolchain

extension Measure {
    static let mutation = Measure(
        .mutation,
        needs: .toolchain,
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
        let measure = MutationMeasure(
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
            mutants = try await measure.build(implementations)
        }
        steps.begin("Running tests on \(mutants.count) mutants")
        defer { progress.end() }
        return .measured(
            try await measure.measure(mutants) { [progress, count = mutants.count] done in
                progress.update("\(done) of \(count) done")
            }
        )
    }
}

extension ImplementationMutation: ResultOfImplementation {}
