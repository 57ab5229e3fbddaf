internal import InputFiles
internal import Report
internal import SourceMeasures

extension Measure {
    static let lines = ofSources(.lines, step: "Counting lines", into: \.lines) {
        (packageRoot, implementation) async throws(ApplicationError) in
        try await ImplementationLinesMeasure(packageRoot: packageRoot).measure(implementation)
    }
}

extension ImplementationLines: ResultOfImplementation {}
