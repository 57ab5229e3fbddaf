internal import Report
internal import SourceMeasures

extension Measure {
    static let complexity = ofSources(.complexity, step: "Counting complexity", into: \.complexity)
    {
        (packageRoot, implementation) async throws(ImplementationSourcesFailure) in
        try ImplementationComplexityMeasure(packageRoot: packageRoot).measure(implementation)
    }
}

extension ImplementationComplexity: ResultOfImplementation {}
