internal import Changes
internal import InputFiles
internal import Report
internal import Toolchain

extension MetricMeasurement {
    static let changes = MetricMeasurement(
        .changes,
        dependsOn: nil,
        into: \.changes,
        run: { (run, _, steps) async throws(ApplicationError) in
            try await run.countChanges(&steps)
        }
    )
}

extension ReportRun {
    fileprivate func countChanges(
        _ steps: inout Steps
    ) async throws(ApplicationError) -> Measured<[ImplementationChanges]> {
        steps.begin("Counting the cost of changes")
        defer { progress.end() }
        let library = ChangeLibrary(packageRoot: packageRoot)
        do throws(ApplicationError) {
            return .values(
                try await ConcurrentRuns.results(of: implementations) {
                    implementation async throws(ApplicationError) in
                    try await library.changes(of: implementation)
                }
            )
        } catch {
            // During work on an implementation, such as in an exercise, the other results remain
            // available.
            guard error.kind == .drifted else { throw error }
            return .notAvailable("\(error).")
        }
    }
}

extension ImplementationChanges: ResultOfImplementation {}
