internal import InputFiles
internal import Report
internal import SourceMeasures

extension Measure {
    static let complexity = ofSources(.complexity, step: "Counting complexity", into: \.complexity)
    {
        (packageRoot, implementation) async throws(ApplicationError) in
        try ImplementationComplexityMeasure(packageRoot: packageRoot).measure(implementation)
    }
}

extension ImplementationComplexity: ResultOfImplementation {}
