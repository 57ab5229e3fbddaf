internal import CellLines
internal import Matrix
internal import Report

extension Measure {
    static let complexity = Measure("complexity", dependsOn: nil, into: \.complexity) {
        (run, _, steps) async throws(WorkbenchError) in
        try run.countComplexity(&steps)
    }
}

extension ReportRun {
    fileprivate func countComplexity(
        _ steps: inout Steps
    ) throws(WorkbenchError) -> Measured<[CellComplexity]> {
        steps.begin("Counting complexity")
        defer { progress.end() }
        let measure = CellComplexityMeasure(packageRoot: packageRoot)
        var figures: [CellComplexity] = []
        for cell in cells {
            do {
                figures.append(try measure.measure(cell))
            } catch {
                throw .failed(error.description)
            }
        }
        return .figures(figures)
    }
}

extension CellComplexity: FigureOfCell {}
