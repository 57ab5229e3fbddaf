package import Matrix
package import Mutation
internal import RunTimeMeasures
internal import Statistics

/// A comparison of two reports: the values that both have.
package struct ReportComparison: Hashable, Sendable {
    /// Two variants of which one report finds the first faster, and the other report the second.
    package struct Contradiction: Hashable, Sendable {
        package let feature: Feature
        package let scenario: String
        package let variants: [Variant]
    }

    package let old: Report
    package let new: Report

    package init(old: Report, new: Report) {
        self.old = old
        self.new = new
    }

    /// The parts of a report that the other one lacks.
    package struct Missing: Hashable, Sendable {
        package let implementations: [Implementation]
        package let metrics: [Metric]

        fileprivate init(in report: Report, of other: Report) {
            let present = Set(report.matrix.implementations)
            implementations = other.matrix.implementations.filter { !present.contains($0) }
            metrics = Metric.allCases.filter {
                report.outcome(of: $0) != .measured && other.outcome(of: $0) == .measured
            }
        }
    }

    /// The parts of the new report that the old one lacks.
    package var missingInOld: Missing { Missing(in: old, of: new) }

    /// The parts of the old report that the new one lacks.
    package var missingInNew: Missing { Missing(in: new, of: old) }

    /// The metrics with different values, or with values in only one report.
    package var differentMetrics: [Metric] {
        Metric.allCases.filter { !old.hasSameValues(of: $0, as: new) }
    }

    /// Indicates whether both were measured on the same kind of machine with the same toolchain.
    /// Otherwise their latency cannot be compared.
    package var isComparable: Bool {
        old.provenance.machine.isSameKind(as: new.provenance.machine)
            && old.provenance.toolchain == new.provenance.toolchain
    }

    /// The pairs of variants that the reports order in opposite ways, the variant that was faster
    /// first.
    package var contradictions: [Contradiction] {
        guard let old = old.latency.value, let new = new.latency.value else { return [] }
        return old.scenarios.flatMap { scenario -> [Contradiction] in
            let other = new.scenarios.first {
                $0.feature == scenario.feature && $0.scenario == scenario.scenario
            }
            guard let other else { return [] }
            let results = Self.results(of: scenario, old.rows)
            let otherResults = Self.results(of: other, new.rows)
            return results.compactMap { pair, result in
                guard result.side == .faster, let other = otherResults[pair],
                    RatioStatement([result, other]).isReversed
                else { return nil }
                return pair
            }
            .sorted { $0.map(\.name).lexicographicallyPrecedes($1.map(\.name)) }
            .map {
                Contradiction(feature: scenario.feature, scenario: scenario.scenario, variants: $0)
            }
        }
    }

    /// Returns the ratio of each variant to each other one.
    private static func results(
        of scenario: LatencyMeasurement.OfScenario,
        _ rows: [MatrixRow]
    ) -> [[Variant]: RatioStatement.Result] {
        let variants = rows.variants(of: scenario.feature)
        let estimate = scenario.judgement.estimate
        let pairs = estimate.comparisons.flatMap { [$0, $0.reversed] }.map { comparison in
            (
                [variants[comparison.variant], variants[comparison.baseline]],
                RatioStatement.Result(
                    ratio: comparison.ratio,
                    interval: comparison.interval,
                    margin: scenario.judgement.isReliable ? estimate.margin : nil
                )
            )
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension ReportComparison {
    /// The outcome of a condition.
    package struct GateResult: Hashable, Sendable, Codable {
        /// A value that changes by more than the condition allows.
        package struct Violation: Hashable, Sendable, Codable {
            /// The implementation, or a scenario of one.
            package let subject: String
            package let old: Double
            package let new: Double
        }

        /// The outcome in one word or two.
        package enum Verdict: String, Hashable, Sendable, Codable {
            case passed, failed
            case notAvailable = "not available"
        }

        /// The text of the condition.
        package let condition: String
        package let metric: String
        package let result: Verdict
        /// The reason why the condition could not be checked; `nil` if it was.
        package let reason: String?
        /// The number of values that both reports have.
        package let compared: Int
        package let violations: [Violation]
        /// Indicates whether values are shares from 0 to 1.
        package let isShare: Bool

        /// Indicates whether the condition was checked and no value violates it.
        package var passes: Bool { result == .passed }
    }

    /// Returns the outcome of each condition.
    package func results(of conditions: [GateCondition]) -> [GateResult] {
        conditions.map { condition in
            let metric = condition.metric
            let (before, after) = (metric.values(in: old), metric.values(in: new))
            let values = Dictionary(
                before.map { ($0.subject, $0.value) },
                uniquingKeysWith: { first, _ in first }
            )
            let pairs = after.compactMap { subject, value in
                values[subject].map { GateResult.Violation(subject: subject, old: $0, new: value) }
            }
            let violations = pairs.filter { !condition.isMet(from: $0.old, to: $0.new) }
            let reason: String? =
                switch (before.isEmpty, after.isEmpty) {
                case (true, true): "no report has values of this metric"
                case (true, false): "the old report has no values of this metric"
                case (false, true): "the new report has no values of this metric"
                case (false, false):
                    pairs.isEmpty ? "the reports have no implementation in common" : nil
                }
            return GateResult(
                condition: condition.text,
                metric: metric.rawValue,
                result: reason != nil ? .notAvailable : violations.isEmpty ? .passed : .failed,
                reason: reason,
                compared: pairs.count,
                violations: violations,
                isShare: metric.isShare
            )
        }
    }

    /// The differences between the mutants of an implementation in two reports.
    package struct MutantChanges: Hashable, Sendable {
        package let implementation: Implementation
        /// New mutants that survive.
        package let newSurviving: [Mutant]
        /// New mutants that tests kill.
        package let newKilled: [Mutant]
        /// Mutants that tests killed before and that survive now.
        package let noLongerKilled: [Mutant]
        /// Mutants that survived before and that tests kill now.
        package let killedNow: [Mutant]
        /// Mutants that no longer exist.
        package let gone: [Mutant]

        var isEmpty: Bool {
            [newSurviving, newKilled, noLongerKilled, killedNow, gone].allSatisfy(\.isEmpty)
        }
    }

    /// The changes of mutants, for implementations that have some. A mutant on another line is the
    /// same mutant.
    package var mutantChanges: [MutantChanges] {
        guard let before = old.mutation.value, let after = new.mutation.value else { return [] }
        return after.compactMap { implementation in
            guard
                let other = before.first(where: {
                    $0.implementation == implementation.implementation
                })
            else { return nil }
            let survivors = Self.difference(implementation.survivors, other.survivors)
            let killed = Self.difference(implementation.killed, other.killed)
            let newSurviving = Self.difference(survivors, other.killed)
            let newKilled = Self.difference(killed, other.survivors)
            let changes = MutantChanges(
                implementation: implementation.implementation,
                newSurviving: newSurviving,
                newKilled: newKilled,
                noLongerKilled: Self.difference(survivors, newSurviving),
                killedNow: Self.difference(killed, newKilled),
                gone: Self.difference(
                    other.survivors + other.killed,
                    implementation.survivors + implementation.killed
                )
            )
            return changes.isEmpty ? nil : changes
        }
    }

    /// Returns the multiset difference of two lists of mutants.
    private static func difference(_ mutants: [Mutant], _ others: [Mutant]) -> [Mutant] {
        var left = Dictionary(grouping: others, by: Fault.init).mapValues(\.count)
        return mutants.filter { mutant in
            let count = left[Fault(mutant)] ?? 0
            left[Fault(mutant)] = count - 1
            return count <= 0
        }
    }

    /// A mutant without its line.
    private struct Fault: Hashable {
        let file: String
        let mutationOperator: MutationOperator
        let code: String

        init(_ mutant: Mutant) {
            file = mutant.file
            mutationOperator = mutant.mutationOperator
            code = mutant.code
        }
    }
}
