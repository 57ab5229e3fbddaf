internal import Claims
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Statistics
internal import Tracing

/// The data for the page's script, in parts that it parses when it first needs them. Values have the
/// same texts as in all formats.
struct PageData: Sendable {
    let report: Report
    let findings: Findings

    /// The values of all implementations.
    var overview: Overview { Overview(report) }

    /// `nil` if the report compares too little for a decision.
    var decision: DecisionData? { DecisionData(report) }

    var claims: [ClaimVerdicts] {
        Claim.testable.map { claim in
            let verdicts = findings[claim].map(\.verdict.rawValue).distinct
            return ClaimVerdicts(
                id: FeaturePage.anchor(of: "\(claim.title)"),
                verdicts: verdicts.isEmpty ? [Finding.Verdict.notMeasured.rawValue] : verdicts
            )
        }
    }

    /// The latency data by feature, from which another mix of scenarios is estimated.
    var mixes: [String: Mix] {
        let mixes = report.features.compactMap { feature in
            Mix(report: report, feature: feature).map { (feature.name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: mixes)
    }

    /// `nil` if nothing was traced.
    var steps: StepsData? { StepsData(report) }

    /// `nil` if sources were not stored.
    var sources: SourcesData? { SourcesData(report) }
}

extension PageData {
    struct Overview: Encodable {
        let features: [OfFeature]
        let metrics: [Metric]
        /// The colours by the title of a role, or of modules that all variants share.
        let colours: [String: String]
    }

    struct OfFeature: Encodable {
        let name: String
        let title: String
        /// The titles of the variants, the baseline first.
        let variants: [String]
        /// The latency of each variant compared with each other one, by their indices, such as
        /// `1/0`; `nil` if latency was not measured.
        let pairs: [String: Pair]?
    }

    /// A metric of implementations that the matrix can show.
    struct Metric: Encodable {
        let title: String
        /// The values by feature, for each of its variants; `null` if there is none.
        let values: [String: [Value?]]
    }

    /// A value, encoded as a number and its text.
    struct Value: Encodable {
        let number: Double
        let text: String

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(number)
            try container.encode(text)
        }
    }

    struct Pair: Encodable {
        let ratio: Double
        let text: String
        let interval: String
        let verdict: String
        /// The reason why nothing is ranked; `nil` if there is a ranking.
        let reason: String?
    }

    struct Mix: Encodable {
        let scenarios: [Scenario]
        /// The share of processes that is excluded at either end.
        let trimmedShare: Double
        /// The number of standard errors in half an interval's width.
        let quantile: Double
    }

    struct Scenario: Encodable {
        let name: String
        let summary: String
        let isReliable: Bool
        /// The median logarithm of the ratio in each process in units of 10⁻⁷, for each pair whose
        /// first index is the larger.
        let processes: [String: [Int]]
    }

    struct ClaimVerdicts: Encodable {
        let id: String
        let verdicts: [String]
    }
}

extension PageData.Overview {
    fileprivate init(_ report: Report) {
        features = report.features.map { feature in
            PageData.OfFeature(
                name: feature.name,
                title: report.title(of: feature).drawable,
                variants: report.variants(of: feature).map(\.title),
                pairs: PageData.Pair.all(of: feature, in: report)
            )
        }
        metrics = Quantity.allCases.compactMap { quantity in
            let values = report.features.map { feature in
                let values = report.implementations(of: feature).map { implementation in
                    quantity.value(of: implementation, in: report).flatMap {
                        $0.isFinite ? PageData.Value(number: $0, text: quantity.text(of: $0)) : nil
                    }
                }
                return (feature.name, values)
            }
            guard values.contains(where: { $1.contains { $0 != nil } }) else { return nil }
            return PageData.Metric(
                title: quantity.title,
                values: Dictionary(uniqueKeysWithValues: values)
            )
        }
        colours = Dictionary(
            Participant.all.map { ($0.title, ChartColour($0).rawValue) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

extension PageData.Pair {
    /// - Returns: `nil` if latency was not measured, or a damaged report has invalid numbers.
    fileprivate static func all(of feature: Feature, in report: Report) -> [String: Self]? {
        guard let judgement = report.latency(of: feature)?.judgement else { return nil }
        let indices = report.variants(of: feature).indices
        var pairs: [String: Self] = [:]
        for variant in indices {
            for baseline in indices where baseline != variant {
                guard
                    let comparison = judgement.overall.estimate.comparison(
                        of: variant,
                        to: baseline
                    ),
                    let verdict = judgement.verdict(on: variant, against: baseline)
                else { continue }
                pairs["\(variant)/\(baseline)"] = Self(
                    ratio: comparison.ratio,
                    text: Values.ratio(comparison.ratio),
                    interval: Values.interval(comparison.interval),
                    verdict: Wording.verdict(
                        on: variant,
                        against: baseline,
                        judgement,
                        isShort: true
                    ).plain,
                    reason: Self.reason(for: verdict)
                )
            }
        }
        return pairs.values.allSatisfy(\.ratio.isFinite) ? pairs : nil
    }

    private static func reason(for verdict: LatencyVerdict) -> String? {
        switch verdict {
        case .unreliable(let scenarios):
            scenarios.isEmpty
                ? "The run was too noisy."
                : "The run was too noisy for \(scenarios.joined(separator: ", ").drawable)."
        case .notRobust(let scenarios):
            "Not robust: it changes without \(scenarios.joined(separator: " or ").drawable)."
        case .decided: nil
        }
    }
}

extension PageData.Mix {
    /// - Returns: `nil` if latency was not measured, or a damaged report has invalid numbers.
    fileprivate init?(report: Report, feature: Feature) {
        guard PageData.Pair.all(of: feature, in: report) != nil else { return nil }
        let indices = report.variants(of: feature).indices
        let measured = report.latencyScenarios(of: feature)
        var scenarios: [PageData.Scenario] = []
        for scenario in measured {
            var processes: [String: [Int]] = [:]
            for variant in indices {
                for baseline in indices where baseline < variant {
                    let ratios = scenario.rounds.processLogRatios(of: variant, to: baseline)
                    // The values have more digits than any page shows.
                    let rounded = ratios.map { Int(exactly: ($0 * 1e7).rounded()) }
                    guard !rounded.contains(nil) else { return nil }
                    processes["\(variant)/\(baseline)"] = rounded.compactMap(\.self)
                }
            }
            scenarios.append(
                PageData.Scenario(
                    name: scenario.scenario.drawable,
                    summary: scenario.summary.drawable,
                    isReliable: scenario.judgement.isReliable,
                    processes: processes
                )
            )
        }
        self.scenarios = scenarios
        trimmedShare = TrimmedMean.trimmedShare
        quantile = TrimmedMean.reachInStandardErrors(
            processes: measured.first?.rounds.nanosecondsPerCall.count ?? 0
        )
    }
}
