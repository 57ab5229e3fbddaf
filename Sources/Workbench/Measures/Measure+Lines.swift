internal import CellLines
internal import Matrix
internal import Report

extension Measure {
    static let lines = Measure("lines", dependsOn: nil, into: \.lines) {
        (run, _, steps) async throws(WorkbenchError) in
        try await run.countLines(&steps)
    }
}

extension ReportRun {
    fileprivate func countLines(
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[CellLines]> {
        steps.begin("Counting lines")
        defer { progress.end() }
        let measure = CellLinesMeasure(packageRoot: packageRoot)
        var figures: [CellLines] = []
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

extension CellLines: FigureOfCell {}
