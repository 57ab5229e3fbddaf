internal import Report
internal import SourceMeasures

extension Measure {
    static let lines = ofSources(.lines, step: "Counting lines", into: \.lines) {
        (packageRoot, cell) async throws(CellSourcesFailure) in
        try await CellLinesMeasure(packageRoot: packageRoot).measure(cell)
    }
}

extension CellLines: FigureOfCell {}
