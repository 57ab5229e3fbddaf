internal import CellLines
internal import Matrix
internal import Report

extension Measure {
    static let reuse = Measure("reuse", dependsOn: nil, into: \.reuse) {
        (run, _, steps) async throws(WorkbenchError) in
        try await run.compareSecondScenes(&steps)
    }
}

extension ReportRun {
    fileprivate func compareSecondScenes(
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[CellReuse]> {
        steps.begin("Comparing second scenes")
        defer { progress.end() }
        let measure = CellReuseMeasure(packageRoot: packageRoot)
        var figures: [CellReuse] = []
        for cell in cells {
            do {
                figures.append(try await measure.measure(cell))
            } catch {
                throw .failed(error.description)
            }
        }
        return .figures(figures)
    }
}

extension CellReuse: FigureOfCell {}
