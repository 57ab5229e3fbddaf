extension ReportHistory {
    /// The comparison of successive reports.
    struct Comparison {
        let reports: [PastReport]
        private let difference: (String, String) -> SourceDifference?

        init(reports: [PastReport], difference: @escaping (String, String) -> SourceDifference?) {
            self.reports = reports
            self.difference = difference
        }

        /// Returns the steps between measurements of a metric.
        ///
        /// A report can repeat a value without a new measurement; that is not a step.
        func valueSteps(_ metric: HistoryMetric) -> [ValueStep] {
            var last: [HistorySubject: Int] = [:]
            var steps: [ValueStep] = []
            for (index, report) in reports.enumerated() {
                let values = report.values[metric] ?? [:]
                for subject in values.keys.sorted(by: Self.isBefore) {
                    defer { last[subject] = index }
                    guard let after = values[subject], let earlier = last[subject],
                        let before = reports[earlier].values[metric]?[subject]
                    else { continue }
                    let origins = [earlier, index].map {
                        reports[$0].origin(
                            of: metric,
                            feature: subject.feature,
                            variant: subject.variant
                        )
                    }
                    guard before != after || origins[0]?.date != origins[1]?.date else { continue }
                    steps.append(
                        ValueStep(
                            metric: metric,
                            subject: subject,
                            reports: (earlier, index),
                            before: before,
                            after: after,
                            cause: cause(metric, subject, (earlier, index), origins)
                        )
                    )
                }
            }
            return steps
        }

        private func cause(
            _ metric: HistoryMetric,
            _ subject: HistorySubject,
            _ pair: (Int, Int),
            _ origins: [PastReport.Origin?]
        ) -> Cause {
            guard let from = origins[0]?.commit, var to = origins[1]?.commit else {
                return .unknown
            }
            // Lines change only with the sources, so the later report records an older commit.
            if metric == .lines, from == to { to = reports[pair.1].commit }
            guard let sources = difference(from, to) else { return .unknown }
            var variants = [subject.variant]
            if metric == .latency, let baseline = reports[pair.1].baseline(of: subject.feature) {
                variants.append(baseline)
            }
            let folders = variants.map { "Sources/Features/\(folder(subject.feature))/\($0)" }
            var lines = folders.map { sources.lines(below: $0) }.reduce(0, +)
            if subject.variant == "mixed", metric != .lines {
                // The modules that this implementation connects are those of other variants.
                lines = implementationLines(subject.feature, sources)
            }
            let isOtherMachine =
                metric == .latency && reports[pair.0].machine != reports[pair.1].machine
            switch (lines > 0, isOtherMachine) {
            case (true, false): return .edit
            case (true, true): return .editAndMachine
            case (false, true): return .machine
            case (false, false):
                if isShared(sources, subject.feature) { return .kit }
                return SourceDifference.measurement.contains(where: sources.changesModule)
                    ? .method : .neither
            }
        }

        /// Returns true if code changed that all implementations of a feature use.
        private func isShared(_ sources: SourceDifference, _ feature: String) -> Bool {
            SourceDifference.shared.contains(where: sources.changesModule)
                || sources.lines(below: "Sources/Features/\(folder(feature))/Contract") > 0
        }

        /// Returns the step from one verdict to the next one.
        func verdictStep(
            _ key: ClaimVerdicts.Key,
            _ first: (report: Int, verdict: String),
            _ second: (report: Int, verdict: String)
        ) -> VerdictStep {
            let pair = [reports[first.report], reports[second.report]]
            let feature = ReportHistory.feature(of: key).lowercased().replacing(" ", with: "-")
            let commits = pair.map { $0.origin(of: .lines, feature: feature)?.commit }
            let criteria = pair.map { $0.claims?.criteria[key.claim] }
            var sources: SourceDifference?
            if let from = commits[0], let to = commits[1] { sources = difference(from, to) }
            let isAboutTime = criteria.contains { $0?.contains("latency") == true }
            return VerdictStep(
                key: key,
                reports: (first.report, second.report),
                before: first.verdict,
                after: second.verdict,
                implementationLines: sources.map { implementationLines(feature, $0) },
                testLines: sources.map { $0.lines(below: "Tests/Features/\(folder(feature))") },
                isCriterionChanged: criteria[0] != criteria[1],
                isMachineChanged: isAboutTime && pair[0].machine != pair[1].machine
            )
        }

        private func implementationLines(_ feature: String, _ sources: SourceDifference) -> Int {
            sources.lines(below: "Sources/Features/\(folder(feature))", except: ["Contract"])
        }

        /// Returns the folder of a feature: `blogfeed` for `blog-feed`.
        private func folder(_ feature: String) -> String { feature.replacing("-", with: "") }

        private static func isBefore(_ first: HistorySubject, _ second: HistorySubject) -> Bool {
            (first.feature, first.variant, first.scenario)
                < (second.feature, second.variant, second.scenario)
        }
    }
}
