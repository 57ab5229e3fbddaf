internal import Latency
internal import Matrix

extension ReportRun {
    /// Numbers the steps of a run, of which there are as many as what is left to measure takes, and
    /// tells how long they will take, as far as earlier runs tell.
    @MainActor
    struct Steps {
        private let tasks: [MeasureTask]
        private let progress: any RunProgress
        /// What a quick run takes says nothing of a full one.
        private let kind: String
        private var durations: KnownDurations
        private var number = 0
        /// The index of the task that runs.
        private var current = 0
        private var start = ContinuousClock.now

        /// - Parameter tasks: the measures, of which those count that have something left to measure.
        init(_ tasks: [MeasureTask], run: ReportRun) {
            self.tasks = tasks.filter { !$0.missing.isEmpty }
            progress = run.progress
            kind = "\(run.settings.latency.processes) processes"
            durations = KnownDurations(folder: "\(run.packageRoot)/.build/archbench")
            if let seconds = secondsLeft, seconds >= 60 {
                progress.note(
                    "It will take about \(Self.minutes(seconds)), by what earlier runs took."
                )
            }
        }

        /// Building the probe is a step of its own.
        private var count: Int {
            tasks.reduce(0) { $0 + $1.measure.stepCount }
                + (tasks.contains { $0.measure.needs == .probe } ? 1 : 0)
        }

        /// The cells of which a measure is left.
        func cellsLeft(to measure: String) -> Set<Cell> {
            let units = tasks.first { $0.measure.name == measure }?.missing ?? []
            return Set(units.compactMap(\.cell))
        }

        mutating func begin(_ description: String) {
            number += 1
            progress.begin(step: number, of: count, description, timeLeft: timeLeft)
        }

        /// The measure that ran has ended; what it took helps to estimate the next run.
        mutating func end(_ task: MeasureTask) {
            guard let index = tasks.firstIndex(where: { $0.measure.name == task.measure.name })
            else { return }
            let taken = (ContinuousClock.now - start) / .seconds(1)
            durations.keep(taken, by: name(of: task), count: task.missing.count)
            current = index + 1
            start = .now
        }

        private func name(of task: MeasureTask) -> String { "\(task.measure.name), \(kind)" }

        /// What all that has not ended takes, less what has passed of it; `nil` where that is not
        /// known of everything.
        private var secondsLeft: Double? {
            let expectations = tasks[current...].map {
                durations.expectation(of: name(of: $0), count: $0.missing.count)
            }
            guard !expectations.contains(nil) else { return nil }
            let passed = (ContinuousClock.now - start) / .seconds(1)
            let first = (expectations.first ?? nil).map { max($0 - passed, 0) } ?? 0
            return expectations.dropFirst().reduce(first) { $0 + ($1 ?? 0) }
        }

        /// In words, where it is worth telling.
        private var timeLeft: String? {
            guard let seconds = secondsLeft, seconds >= 60 else { return nil }
            return "about \(Self.minutes(seconds)) left"
        }

        private static func minutes(_ seconds: Double) -> String {
            "\(Int((seconds / 60).rounded())) min"
        }
    }
}
