internal import InputFiles
internal import Matrix
internal import Report
internal import Structure
internal import Toolchain

extension MetricMeasurement {
    static let structure = MetricMeasurement(
        .structure,
        needs: .toolchain,
        follows: [.coverage],
        typicalSeconds: { _ in 0.1 },
        obstacle: { toolchain in
            missingTool { () throws(ApplicationError) in
                try StructureMeasure.checkTools(of: toolchain)
            }
        },
        dependsOn: { digests, _ in [digests.codeByLine] },
        into: \.structure,
        run: { (run, tools, steps) async throws(ApplicationError) in
            try await run.measureStructure(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureStructure(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<[ImplementationStructure]> {
        let toolchain = try tools.toolchain
        let isBuilt = steps.implementationsLeft(to: .coverage).isSuperset(of: implementations)
        steps.begin(
            isBuilt
                ? "Reading the compiler's index"
                : "Building implementations and reading their index"
        )
        defer { progress.end() }
        // The build with coverage has already written an index.
        let build =
            isBuilt
            ? try implementationBuild(with: toolchain)
            : try RuleCheckRun.packageBuild(
                of: implementations,
                packageRoot: packageRoot,
                toolchain
            )
        let measurement = StructureMeasure(build)
        if !isBuilt { try await measurement.build() }
        return .values(try measurement.measure(implementations))
    }
}

extension ImplementationStructure: ResultOfImplementation {}
