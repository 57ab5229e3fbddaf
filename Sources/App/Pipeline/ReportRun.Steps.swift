internal import Matrix
internal import RunTimeMeasures

extension ReportRun {
    /// Numbers the remaining steps of a run and estimates their duration from earlier runs.
    @MainActor
    struct Steps {
        private let tasks: [MeasurementTask]
        private let progress: any RunProgress
        private let settings: Settings
        /// The kind of run, because durations of quick runs do not apply to full ones.
        private let kind: String
        private var durations: KnownDurations
        private var number = 0
        /// The index of the current task.
        private var current = 0
        private var start = ContinuousClock.now
        /// The durations of the finished measurements in this run, and the typical durations.
        private var finished = (taken: 0.0, typical: 0.0)

        /// - Parameter tasks: the measurements; those without missing results are ignored.
        init(_ tasks: [MeasurementTask], run: ReportRun) {
            self.tasks = tasks.filter { !$0.missing.isEmpty }
            progress = run.progress
            settings = run.settings
            kind = "\(settings.latency.processes) processes"
            durations = KnownDurations(folder: "\(run.packageRoot)/.build/archbench")
            let seconds = secondsLeft
            if seconds >= 60 {
                let isKnown = self.tasks.allSatisfy { known($0) != nil }
                progress.note(
                    "This takes about \(Self.minutes(seconds)), estimated from "
                        + (isKnown
                            ? "earlier runs."
                            : "another machine; the estimate improves with each step.")
                )
            }
        }

        /// The number of steps, including the build of the probe.
        private var count: Int {
            tasks.reduce(0) { $0 + $1.measurement.stepCount }
                + (tasks.contains { $0.measurement.needs == .probe } ? 1 : 0)
        }

        /// Returns the implementations that a measurement still has to measure.
        func implementationsLeft(to measurement: MetricMeasurement) -> Set<Implementation> {
            let units = tasks.first { $0.measurement.metric == measurement.metric }?.missing ?? []
            return Set(units.compactMap(\.implementation))
        }

        mutating func begin(_ description: String) {
            number += 1
            progress.begin(step: number, of: count, description, secondsLeft: secondsLeft)
        }

        /// Records the duration of a finished measurement to estimate later runs.
        mutating func end(_ task: MeasurementTask) {
            guard
                let index = tasks.firstIndex(where: {
                    $0.measurement.metric == task.measurement.metric
                })
            else { return }
            let taken = (ContinuousClock.now - start) / .seconds(1)
            durations.keep(taken, by: name(of: task), count: task.missing.count)
            finished.taken += taken
            finished.typical += typical(task)
            current = index + 1
            start = .now
        }

        private func name(of task: MeasurementTask) -> String {
            "\(task.measurement.metric), \(kind)"
        }

        /// The estimated time until the end, from earlier runs on this machine or, for measurements
        /// without one, from the amount of work.
        private var secondsLeft: Double {
            // A few seconds say little about the speed of the machine.
            let scale = finished.typical >= 5 ? finished.taken / finished.typical : 1
            let expectations = tasks[current...].map { known($0) ?? scale * typical($0) }
            let passed = (ContinuousClock.now - start) / .seconds(1)
            let first = expectations.first.map { max($0 - passed, 0) } ?? 0
            return expectations.dropFirst().reduce(first, +)
        }

        private func known(_ task: MeasurementTask) -> Double? {
            durations.expectation(of: name(of: task), count: task.missing.count)
        }

        private func typical(_ task: MeasurementTask) -> Double {
            task.measurement.typicalSeconds(settings) * Double(task.missing.count)
        }

        private static func minutes(_ seconds: Double) -> String {
            "\(Int((seconds / 60).rounded())) min"
        }
    }
}
