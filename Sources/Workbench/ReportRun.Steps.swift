internal import Matrix

extension ReportRun {
    /// Numbers the steps of a run, of which there are as many as what is left to measure takes.
    @MainActor
    struct Steps {
        private let tasks: [MeasureTask]
        private let progress: any RunProgress
        private var number = 0

        /// - Parameter tasks: the measures, of which those count that have something left to measure.
        init(_ tasks: [MeasureTask], progress: any RunProgress) {
            self.tasks = tasks.filter { !$0.missing.isEmpty }
            self.progress = progress
        }

        /// Building the probe is a step of its own.
        private var count: Int {
            tasks.reduce(0) { $0 + $1.measure.stepCount }
                + (tasks.contains { $0.measure.needs == .probe } ? 1 : 0)
        }

        /// The cells of which a measure is left.
        func cellsLeft(to measure: String) -> Set<Cell> {
            let units = tasks.first { $0.measure.name == measure }?.missing ?? []
            return Set(units.compactMap { if case .cell(let cell) = $0 { cell } else { nil } })
        }

        mutating func begin(_ description: String) {
            number += 1
            progress.begin(step: number, of: count, description)
        }
    }
}
