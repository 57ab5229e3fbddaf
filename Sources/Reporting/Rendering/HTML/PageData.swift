internal import Claims
internal import HeadlessKit
internal import Matrix
internal import Mutation
internal import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import Structure
internal import Tracing

/// The data for the page's script: values with the same texts as in all formats, and the latency
/// data from which another mix of scenarios is estimated.
struct PageData: Encodable {
    struct OfFeature: Encodable {
        let name: String
        let title: String
        /// The titles of the variants, the baseline first.
        let variants: [String]
        let latency: Latency?
        let traces: [Trace]
        /// The sources of each variant; empty if sources were not stored.
        let sources: [Sources]
    }

    /// The sources of one implementation.
    struct Sources: Encodable {
        let files: [File]
        /// The references between types of the implementation, with their counts.
        let references: [Reference]
        /// The mutants that no test kills.
        let survivors: [Survivor]
    }

    struct Survivor: Encodable {
        let file: String
        let line: Int
        /// The change in words.
        let change: String
    }

    struct File: Encodable {
        let name: String
        /// The folder of the file; `null` if the file is in no subfolder.
        let module: String?
        let role: String
        let text: String
    }

    struct Reference: Encodable {
        let from: String
        let to: String
        let count: Int
    }

    /// A metric of implementations that the matrix can show.
    struct Metric: Encodable {
        let title: String
        /// The values by feature, for each of its variants; `null` if there is none.
        let values: [String: [Value?]]
    }

    struct Value: Encodable {
        let number: Double
        let text: String
    }

    struct Latency: Encodable {
        /// The comparison of each variant with each other one, by their indices, such as `1/0`.
        let pairs: [String: Pair]
        let scenarios: [Scenario]
        /// The share of processes that is excluded at either end.
        let trimmedShare: Double
        /// The number of standard errors in half an interval's width.
        let quantile: Double
    }

    struct Pair: Encodable {
        let ratio: Double
        let text: String
        let interval: String
        let verdict: String
        /// The reason why nothing is ranked; `nil` if there is a ranking.
        let reason: String?
    }

    struct Scenario: Encodable {
        let name: String
        let summary: String
        let isReliable: Bool
        /// The median logarithm of the ratio in each process, for each pair whose first index is
        /// the larger.
        let processes: [String: [Double]]
    }

    struct ClaimVerdicts: Encodable {
        let id: String
        let verdicts: [String]
    }

    let features: [OfFeature]
    let metrics: [Metric]
    let claims: [ClaimVerdicts]
    /// `nil` if the report compares too little for a decision.
    let decision: DecisionData?
    /// The colours by the title of a role, or of modules that all variants share.
    let colours: [String: String]

    init(report: Report, findings: Findings) {
        features = report.features.map { feature in
            OfFeature(
                name: feature.name,
                title: report.title(of: feature).drawable,
                variants: report.variants(of: feature).map(\.title),
                latency: Latency(report: report, feature: feature),
                traces: report.tracedScenarios(of: feature).map(Trace.init),
                sources: report.implementations(of: feature).compactMap { implementation in
                    Sources(report: report, implementation: implementation)
                }
            )
        }
        metrics = Quantity.allCases.compactMap { quantity in
            let values = report.features.map { feature in
                let values = report.implementations(of: feature).map { implementation in
                    quantity.value(of: implementation, in: report).flatMap {
                        $0.isFinite ? Value(number: $0, text: quantity.text(of: $0)) : nil
                    }
                }
                return (feature.name, values)
            }
            guard values.contains(where: { $1.contains { $0 != nil } }) else { return nil }
            return Metric(
                title: quantity.title,
                values: Dictionary(uniqueKeysWithValues: values)
            )
        }
        decision = DecisionData(report)
        colours = Dictionary(
            Participant.all.map { ($0.title, ChartColour($0).rawValue) },
            uniquingKeysWith: { first, _ in first }
        )
        claims = Claim.testable.map { claim in
            let verdicts = findings[claim].map(\.verdict.rawValue).distinct
            return ClaimVerdicts(
                id: FeaturePage.anchor(of: "\(claim.title)"),
                verdicts: verdicts.isEmpty ? [Finding.Verdict.notMeasured.rawValue] : verdicts
            )
        }
    }
}

extension PageData.Latency {
    /// - Returns: `nil` if latency was not measured, or a damaged report has invalid numbers.
    fileprivate init?(report: Report, feature: Feature) {
        guard let judgement = report.latency(of: feature)?.judgement else { return nil }
        let indices = report.variants(of: feature).indices
        var pairs: [String: PageData.Pair] = [:]
        for variant in indices {
            for baseline in indices where baseline != variant {
                guard
                    let comparison = judgement.overall.estimate.comparison(
                        of: variant,
                        to: baseline
                    ),
                    let verdict = judgement.verdict(on: variant, against: baseline)
                else { continue }
                pairs["\(variant)/\(baseline)"] = PageData.Pair(
                    ratio: comparison.ratio,
                    text: Values.ratio(comparison.ratio),
                    interval: Values.interval(comparison.interval),
                    verdict: Wording.verdict(
                        on: variant,
                        against: baseline,
                        judgement,
                        isShort: true
                    ).plain,
                    reason: Self.reason(verdict)
                )
            }
        }
        self.pairs = pairs
        let scenarios = report.latencyScenarios(of: feature)
        self.scenarios = scenarios.map { scenario in
            var processes: [String: [Double]] = [:]
            for variant in indices {
                for baseline in indices where baseline < variant {
                    processes["\(variant)/\(baseline)"] =
                        scenario.rounds.processLogRatios(of: variant, to: baseline)
                        // The values have more digits than any page shows.
                        .map { ($0 * 1e7).rounded() / 1e7 }
                }
            }
            return PageData.Scenario(
                name: scenario.scenario.drawable,
                summary: scenario.summary.drawable,
                isReliable: scenario.judgement.isReliable,
                processes: processes
            )
        }
        let count = scenarios.first?.rounds.nanosecondsPerCall.count ?? 0
        guard
            pairs.values.allSatisfy(\.ratio.isFinite),
            self.scenarios.allSatisfy({
                $0.processes.values.allSatisfy { $0.allSatisfy(\.isFinite) }
            }
            )
        else { return nil }
        trimmedShare = TrimmedMean.trimmedShare
        quantile = TrimmedMean.reachInStandardErrors(processes: count)
    }

    private static func reason(_ verdict: LatencyVerdict) -> String? {
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

extension PageData.Sources {
    /// - Returns: `nil` if sources were not stored.
    fileprivate init?(report: Report, implementation: Implementation) {
        guard let text = report.sources.value?.first(where: { $0.implementation == implementation })
        else { return nil }
        let order = implementation.feature.axis.roles
        files = text.files
            .map { file in (file: file, role: implementation.architecture.role(ofFile: file.path)) }
            .sorted { one, other in
                let places = [one, other].map { order.firstIndex(of: $0.role) ?? order.count }
                return (places[0], one.file.path) < (places[1], other.file.path)
            }
            .map { file, role in
                PageData.File(
                    name: file.path.split(separator: "/").last.map(String.init) ?? file.path,
                    module: file.module,
                    role: role.title,
                    text: file.text
                )
            }
        references = (report.structure(of: implementation)?.typeReferences ?? []).map {
            PageData.Reference(
                from: $0.from.drawable,
                to: $0.to.drawable,
                count: $0.count
            )
        }
        survivors = (report.mutation(of: implementation)?.survivors ?? []).map { mutant in
            PageData.Survivor(
                file: mutant.file.drawable,
                line: mutant.line,
                change: "\(mutant.mutationOperator.rawValue): \(mutant.code)".drawable
            )
        }
    }
}

extension PageData {
    /// The calls of one scenario, which the page shows step by step.
    struct Trace: Encodable {
        let scenario: String
        /// The visible elements before the first event, and after each event.
        let screens: [[Element]]
        let variants: [OfVariant]

        struct OfVariant: Encodable {
            let variant: String
            let events: [Event]
        }

        struct Event: Encodable {
            let event: String
            let ignored: String?
            /// The calls in the order of execution.
            let calls: [Call]
        }

        struct Call: Encodable {
            /// The number of enclosing calls in the list.
            let depth: Int
            let participant: String
            let function: String
            let times: Int
        }

        init(_ scenario: TraceMeasurement.OfScenario) {
            self.scenario = scenario.scenario.drawable
            screens = scenario.screens.map { $0.map(\.drawable) }
            variants = scenario.variants.map { traced in
                OfVariant(
                    variant: traced.variant.title,
                    events: traced.interactions.map { interaction in
                        Event(
                            event: interaction.event.drawable,
                            ignored: interaction.ignored?.drawable,
                            calls: Call.all(in: interaction.calls)
                        )
                    }
                )
            }
        }
    }
}

extension PageData.Trace.Call {
    /// Returns a tree of calls as a list.
    fileprivate static func all(in calls: [TracedCall], depth: Int = 0) -> [Self] {
        calls.flatMap { call in
            [
                Self(
                    depth: depth,
                    participant: call.participant.title,
                    function: call.function.drawable,
                    times: call.times
                )
            ] + all(in: call.calls, depth: depth + 1)
        }
    }
}

extension Element {
    /// The element with texts that can be displayed safely.
    fileprivate var drawable: Element {
        Element(
            id: id.drawable,
            kind: kind,
            text: text.drawable,
            isEnabled: isEnabled,
            image: image?.drawable
        )
    }
}
