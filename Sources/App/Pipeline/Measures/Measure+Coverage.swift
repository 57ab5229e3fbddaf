internal import Coverage
internal import Matrix
internal import Report
internal import Toolchain

extension Measure {
    static let coverage = Measure(
        .coverage,
        needs: .toolchain,
        steps: 2,
        typicalSeconds: { _ in 0.7 },
        obstacle: { toolchain in
            missingTool { () throws(ToolchainError) in try CoverageMeasure.checkTools(of: toolchain)
            }
        },
        buildAhead: { (run, tools) throws(PipelineError) in
            let measure = CoverageMeasure(try run.cellBuild(with: try tools.toolchain))
            return { try? await measure.build() }
        },
        dependsOn: { digests, _ in [digests.codeByLine] },
        into: \.coverage,
        run: { (run, tools, steps) async throws(PipelineError) in
            try await run.measureCoverage(with: tools, &steps)
        }
    )
}

extension ReportRun {
    fileprivate func measureCoverage(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(PipelineError) -> Measured<[CellCoverage]> {
        let toolchain = try tools.toolchain
        let measure = CoverageMeasure(try cellBuild(with: toolchain))
        do {
            steps.begin("Building implementations and tests with coverage")
            defer { progress.end() }
            try await measure.build()
        } catch {
            throw PipelineError(error)
        }
        steps.begin("Running the tests of each implementation")
        defer { progress.end() }
        var figures: [CellCoverage] = []
        for (index, cell) in cells.enumerated() {
            progress.update("\(cell), \(index + 1) of \(cells.count)")
            do {
                figures.append(try await measure.measure(cell))
            } catch {
                throw PipelineError(error)
            }
        }
        return .figures(figures)
    }
}

extension CellCoverage: FigureOfCell {}
