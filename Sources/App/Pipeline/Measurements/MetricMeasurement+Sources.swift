internal import InputFiles
internal import Matrix
internal import Report
internal import SourceMeasures
internal import Toolchain

extension MetricMeasurement {
    static let sources = ofSources(.sources, step: "Storing sources", into: \.sources) {
        (packageRoot, implementation) async throws(ApplicationError) in
        try ImplementationTextMeasure(packageRoot: packageRoot).measure(implementation)
    }

    static let lines = ofSources(.lines, step: "Counting lines", into: \.lines) {
        (packageRoot, implementation) async throws(ApplicationError) in
        try await ImplementationLinesMeasure(packageRoot: packageRoot).measure(implementation)
    }

    static let complexity = ofSources(.complexity, step: "Counting complexity", into: \.complexity)
    {
        (packageRoot, implementation) async throws(ApplicationError) in
        try ImplementationComplexityMeasure(packageRoot: packageRoot).measure(implementation)
    }

    static let reuse = ofSources(.reuse, step: "Comparing module reuse", into: \.reuse) {
        (packageRoot, implementation) async throws(ApplicationError) in
        try await ImplementationReuseMeasure(packageRoot: packageRoot).measure(implementation)
    }

    /// Returns a measurement that reads the sources of each implementation, which is as fast as a
    /// cache lookup.
    ///
    /// - Parameters:
    ///   - step: the description of the progress step.
    ///   - measure: returns the result of an implementation; it receives the folder that contains
    ///     `Sources`.
    private static func ofSources<Value: ResultOfImplementation>(
        _ metric: Metric,
        step: String,
        into results: WritableKeyPath<Report, Measured<[Value]>>,
        measure:
            @escaping @Sendable (String, Implementation) async throws(ApplicationError) -> Value
    ) -> MetricMeasurement {
        MetricMeasurement(metric, dependsOn: nil, into: results) {
            (run, _, steps) async throws(ApplicationError) in
            steps.begin(step)
            defer { run.progress.end() }
            let root = run.packageRoot
            return .values(
                try await ConcurrentRuns.results(of: run.implementations) {
                    (implementation) async throws(ApplicationError) in
                    try await measure(root, implementation)
                }
            )
        }
    }
}

extension ImplementationText: ResultOfImplementation {}
extension ImplementationLines: ResultOfImplementation {}
extension ImplementationComplexity: ResultOfImplementation {}
extension ImplementationReuse: ResultOfImplementation {}
