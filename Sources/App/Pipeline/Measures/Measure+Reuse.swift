internal import Report
internal import SourceMeasures

extension Measure {
    static let reuse = ofSources(.reuse, step: "Comparing module reuse", into: \.reuse) {
        (packageRoot, cell) async throws(CellSourcesFailure) in
        try await CellReuseMeasure(packageRoot: packageRoot).measure(cell)
    }
}

extension CellReuse: FigureOfCell {}
