extension ReportRun {
    /// Numbers the steps of a run, of which there are as many as what is left to measure takes.
    @MainActor
    struct Steps {
        private let measures: [Measure]
        private let progress: any RunProgress
        private var number = 0

        /// - Parameter measures: what is left to measure.
        init(measures: [Measure], progress: any RunProgress) {
            self.measures = measures
            self.progress = progress
        }

        /// Building the probe is a step of its own.
        private var count: Int {
            measures.reduce(0) { $0 + $1.stepCount }
                + (measures.contains { $0.needs == .probe } ? 1 : 0)
        }

        /// Whether a measure is left.
        func has(_ name: String) -> Bool { measures.contains { $0.name == name } }

        mutating func begin(_ description: String) {
            number += 1
            progress.begin(step: number, of: count, description)
        }
    }
}
