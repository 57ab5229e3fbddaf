internal import Report
internal import SourceMeasures

extension Measure {
    static let complexity = ofSources(.complexity, step: "Counting complexity", into: \.complexity)
    {
        (packageRoot, cell) async throws(CellSourcesFailure) in
        try CellComplexityMeasure(packageRoot: packageRoot).measure(cell)
    }
}

extension CellComplexity: FigureOfCell {}
