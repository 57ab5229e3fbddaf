internal import InputFiles
internal import Matrix
internal import Report
internal import SourceMeasures
internal import Toolchain

extension Measure {
    /// Returns a measurement that reads the sources of each implementation, which is as fast as a
    /// cache lookup.
    ///
    /// - Parameters:
    ///   - step: the description of the progress step.
    ///   - measure: returns the result of an implementation; it receives the folder that contains
    ///     `Sources`.
    static func ofSources<Value: ResultOfImplementation>(
        _ kind: MeasureKind,
        step: String,
        into results: WritableKeyPath<Report, Measured<[Value]>>,
        measure:
            @escaping @Sendable (String, Implementation) async throws(ApplicationError) -> Value
    ) -> Measure {
        Measure(kind, dependsOn: nil, into: results) {
            (run, _, steps) async throws(ApplicationError) in
            steps.begin(step)
            defer { run.progress.end() }
            let root = run.packageRoot
            return .measured(
                try await ConcurrentRuns.results(of: run.implementations) {
                    (implementation) async throws(ApplicationError) in
                    try await measure(root, implementation)
                }
            )
        }
    }
}
