extension ReportRun {
    /// Numbers the steps of a run, of which there are as many as what is left to measure takes.
    struct Steps {
        /// What is left to measure.
        let measures: Set<Measure>
        private let progress: any RunProgress
        private var number = 0

        init(measures: Set<Measure>, progress: any RunProgress) {
            self.measures = measures
            self.progress = progress
        }

        /// Whether what is left runs in the probe.
        var needsProbe: Bool { !measures.isDisjoint(with: Measure.timed) }

        /// Sameness, coverage and mutation have two steps each, and building the probe is one.
        private var count: Int {
            measures.count + measures.intersection([.sameness, .coverage, .mutation]).count
                + (needsProbe ? 1 : 0)
        }

        mutating func begin(_ description: String) {
            number += 1
            progress.begin(step: number, of: count, description)
        }
    }
}
