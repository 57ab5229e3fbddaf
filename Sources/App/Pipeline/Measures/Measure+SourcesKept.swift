internal import Report
internal import SourceMeasures

extension Measure {
    static let sources = ofSources(.sources, step: "Storing sources", into: \.sources) {
        (packageRoot, cell) async throws(CellSourcesFailure) in
        try CellTextMeasure(packageRoot: packageRoot).measure(cell)
    }
}

extension CellText: FigureOfCell {}
