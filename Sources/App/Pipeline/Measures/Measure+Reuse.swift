internal import InputFiles
internal import Report
internal import SourceMeasures

extension Measure {
    static let reuse = ofSources(.reuse, step: "Comparing module reuse", into: \.reuse) {
        (packageRoot, implementation) async throws(ApplicationError) in
        try await ImplementationReuseMeasure(packageRoot: packageRoot).measure(implementation)
    }
}

extension ImplementationReuse: ResultOfImplementation {}
