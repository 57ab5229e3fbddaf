internal import CellSources
internal import Matrix
internal import Report
internal import Toolchain

extension Measure {
    /// One that reads the sources of each cell, which is done as fast as figures would be found again.
    ///
    /// - Parameters:
    ///   - step: what a person reads meanwhile.
    ///   - measure: makes the figure of a cell; it is given the folder that holds `Sources`.
    static func ofSources<Figure: FigureOfCell>(
        _ name: String,
        step: String,
        into figures: WritableKeyPath<Report, Measured<[Figure]>>,
        measure: @escaping @Sendable (String, Cell) async throws(CellSourcesFailure) -> Figure
    ) -> Measure {
        Measure(name, dependsOn: nil, into: figures) {
            (run, _, steps) async throws(WorkbenchError) in
            steps.begin(step)
            defer { run.progress.end() }
            let root = run.packageRoot
            do throws(CellSourcesFailure) {
                return .figures(
                    try await ConcurrentRuns.results(of: run.cells) {
                        cell async throws(CellSourcesFailure) in try await measure(root, cell)
                    }
                )
            } catch {
                throw .failed(error.description)
            }
        }
    }
}
