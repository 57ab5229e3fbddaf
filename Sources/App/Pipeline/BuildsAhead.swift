/// Background builds that later measurements of a run need, one at a time. One build alone leaves
/// processors idle, because the modules of a package wait for each other.
///
/// The measurement reports build errors: it builds again whatever is not built.
@MainActor
struct BuildsAhead {
    private let task: Task<Void, Never>?

    /// Starts the builds in the background.
    ///
    /// - Parameter tasks: the measurements of the run, in order. The first one with a build runs it
    ///   itself.
    init(_ tasks: [MeasurementTask], run: ReportRun, tools: ReportRun.Tools) {
        let building = tasks.filter { $0.measurement.needs != nil && !$0.missing.isEmpty }
        let features = building.map { Set($0.missing.map(\.feature)) }
        // If measurements of other features remain, they use other packages in the same folder.
        guard Set(features).count == 1 else {
            task = nil
            return
        }
        let builds = building.dropFirst().compactMap { task in
            try? task.measurement.buildAhead?(run.narrowed(to: task.missing), tools)
        }
        task = Task { for build in builds { await build() } }
    }

    /// Waits for all background builds. Call it before timing: no build may run during a
    /// measurement.
    func finish() async { await task?.value }
}
