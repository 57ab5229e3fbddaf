internal import InputFiles
internal import Report
internal import SourceMeasures

extension Measure {
    static let sources = ofSources(.sources, step: "Storing sources", into: \.sources) {
        (packageRoot, implementation) async throws(ApplicationError) in
        try ImplementationTextMeasure(packageRoot: packageRoot).measure(implementation)
    }
}

extension ImplementationText: ResultOfImplementation {}
