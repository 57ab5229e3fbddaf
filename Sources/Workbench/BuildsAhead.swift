/// Builds that measures of a run need later, made one after the other beside what the run does first: the
/// modules of a package wait for each other, so that one build alone leaves processors idle.
///
/// What goes wrong is told by the measure, which builds again whatever is not built.
@MainActor
struct BuildsAhead {
    private let task: Task<Void, Never>?

    /// Begins.
    ///
    /// - Parameter tasks: the measures of the run, in their order. The first that builds does so itself.
    init(_ tasks: [MeasureTask], run: ReportRun, tools: ReportRun.Tools) {
        let building = tasks.filter { $0.measure.needs != nil && !$0.missing.isEmpty }
        let features = building.map { Set($0.missing.map(\.feature)) }
        // Where measures are left of other features, their packages are others, too, in the same folder.
        guard Set(features).count == 1 else {
            task = nil
            return
        }
        let builds = building.dropFirst().compactMap { task in
            try? task.measure.buildAhead?(run.narrowed(to: task.missing), tools)
        }
        task = Task { for build in builds { await build() } }
    }

    /// Waits until nothing of it runs, which nothing may beside what is timed.
    func finish() async { await task?.value }
}
