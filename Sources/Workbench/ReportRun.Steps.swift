internal import Latency
internal import Matrix

extension ReportRun {
    /// Numbers the remaining steps of a run and estimates their duration from earlier runs.
    @MainActor
    struct Steps {
        private let tasks: [MeasureTask]
        private let progress: any RunProgress
        /// The kind of run, because durations of quick runs do not apply to full ones.
        private let kind: String
        private var durations: KnownDurations
        private var number = 0
        /// The index of the current task.
        private var current = 0
        private var start = ContinuousClock.now

        /// - Parameter tasks: the measurements; those without missing results are ignored.
        init(_ tasks: [MeasureTask], run: ReportRun) {
            self.tasks = tasks.filter { !$0.missing.isEmpty }
            progress = run.progress
            kind = "\(run.settings.latency.processes) processes"
            durations = KnownDurations(folder: "\(run.packageRoot)/.build/archbench")
            if let seconds = secondsLeft, seconds >= 60 {
                progress.note(
                    "This takes about \(Self.minutes(seconds)), estimated from earlier runs."
                )
            }
        }

        /// The number of steps, including the build of the probe.
        private var count: Int {
            tasks.reduce(0) { $0 + $1.measure.stepCount }
                + (tasks.contains { $0.measure.needs == .probe } ? 1 : 0)
        }

        /// Returns the implementations that a measurement still has to measure.
        func cellsLeft(to measure: String) -> Set<Cell> {
            let units = tasks.first { $0.measure.name == measure }?.missing ?? []
            return Set(units.compactMap(\.cell))
        }

        mutating func begin(_ description: String) {
            number += 1
            progress.begin(step: number, of: count, description, secondsLeft: secondsLeft)
        }

        /// Records the duration of a finished measurement to estimate later runs.
        mutating func end(_ task: MeasureTask) {
            guard let index = tasks.firstIndex(where: { $0.measure.name == task.measure.name })
            else { return }
            let taken = (ContinuousClock.now - start) / .seconds(1)
            durations.keep(taken, by: name(of: task), count: task.missing.count)
            current = index + 1
            start = .now
        }

        private func name(of task: MeasureTask) -> String { "\(task.measure.name), \(kind)" }

        /// The estimated time until the end; `nil` if the duration of a measurement is unknown.
        private var secondsLeft: Double? {
            let expectations = tasks[current...].map {
                durations.expectation(of: name(of: $0), count: $0.missing.count)
            }
            guard !expectations.contains(nil) else { return nil }
            let passed = (ContinuousClock.now - start) / .seconds(1)
            let first = (expectations.first ?? nil).map { max($0 - passed, 0) } ?? 0
            return expectations.dropFirst().reduce(first) { $0 + ($1 ?? 0) }
        }

        private static func minutes(_ seconds: Double) -> String {
            "\(Int((seconds / 60).rounded())) min"
        }
    }
}
