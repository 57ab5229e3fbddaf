internal import Coverage
package import InputFiles
internal import Matrix
internal import Mutation
internal import RunTimeMeasures
internal import SourceMeasures
internal import Structure
internal import SwiftSource

/// A limit on the change of a metric between two reports, such as `lines>+5%`.
package struct GateCondition: Hashable, Sendable {
    /// The metrics that a condition can limit.
    package enum Metric: String, CaseIterable, Sendable {
        case lines
        case files
        case testLines = "test lines"
        /// Classes, structs, enums and protocols.
        case types
        case lineCoverage = "line coverage"
        case viewFreeCoverage = "view-free coverage"
        case mutationScore = "mutation score"
        case viewFreeScore = "view-free mutation score"
        case instructions
        case allocations
        case bytes
        case memory

        /// Indicates whether the value is a share, whose change is counted in percentage points.
        var isShare: Bool {
            [.lineCoverage, .viewFreeCoverage, .mutationScore, .viewFreeScore].contains(self)
        }
    }

    package let metric: Metric
    /// Indicates whether the change must not exceed the limit; otherwise it must not fall below it.
    let isUpper: Bool
    /// The largest or smallest permitted change: in percent of the old value, in points for a
    /// share, or in units.
    let limit: Double
    let isPercent: Bool
    /// The text of the condition.
    package let text: String

    /// Parses conditions that are separated by commas.
    package static func list(_ text: String) throws(ApplicationError) -> [GateCondition] {
        var conditions: [GateCondition] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            conditions.append(try GateCondition(String(part)))
        }
        return conditions
    }

    /// Creates a condition from a text such as `lines>+5%`.
    package init(_ text: String) throws(ApplicationError) {
        let pattern = /\s*([a-z -]*[a-z])\s*([<>])\s*([+-]?[0-9]+(?:\.[0-9]+)?)\s*(%?)\s*/
        guard let match = text.wholeMatch(of: pattern), let limit = Double(match.3) else {
            throw .usage(
                "'\(text)' is not a condition. Write a metric, '>' or '<', and a signed change, as "
                    + "in 'lines>+5%' or 'view-free coverage<-2'."
            )
        }
        guard let metric = Metric(rawValue: String(match.1)) else {
            throw .usage(
                "Unknown metric '\(match.1)'. Known are: "
                    + Metric.allCases.map(\.rawValue).joined(separator: ", ") + "."
            )
        }
        guard match.4.isEmpty || !metric.isShare else {
            throw .usage(
                "'\(text)' limits a share in percent of itself. Give the change in points, without "
                    + "'%'."
            )
        }
        self.metric = metric
        isUpper = match.2 == ">"
        self.limit = limit
        isPercent = !match.4.isEmpty
        self.text = text.trimmingPrefix { $0 == " " }.description
    }

    /// Returns true if the change between two values is within the limit.
    func isMet(from old: Double, to new: Double) -> Bool {
        let difference = metric.isShare ? 100 * (new - old) : new - old
        // Scaling from 0 exceeds every percentage.
        let change =
            isPercent
            ? (old == 0 ? (new == 0 ? 0 : .infinity) : 100 * difference / old) : difference
        let tolerance = 1e-9
        return isUpper ? change <= limit + tolerance : change >= limit - tolerance
    }
}

extension GateCondition.Metric {
    /// Returns the values in a report by subject: an implementation, or a scenario of one.
    func values(in report: Report) -> [(subject: String, value: Double)] {
        switch self {
        case .lines: lines(report) { $0.sources.code }
        case .files: lines(report) { $0.sources.files }
        case .testLines: lines(report) { $0.tests.code }
        case .types:
            (report.structure.value ?? []).map {
                ("\($0.implementation)", Double($0.total.types + $0.total.protocols))
            }
        case .lineCoverage:
            (report.coverage.value ?? []).compactMap { implementation in
                implementation.total.lines.fraction.map { ("\(implementation.implementation)", $0) }
            }
        case .viewFreeCoverage:
            (report.coverage.value ?? []).compactMap { implementation in
                implementation.viewFree.lines.fraction.map {
                    ("\(implementation.implementation)", $0)
                }
            }
        case .mutationScore: mutation(report, \.score)
        case .viewFreeScore: mutation(report, \.viewFreeScore)
        case .instructions:
            (report.instructions.value?.scenarios ?? []).flatMap { scenario in
                zip(report.variants(of: scenario.feature), scenario.counts).compactMap {
                    variant,
                    count in
                    count.perCall.map {
                        ("\(scenario.feature) \(scenario.scenario) \(variant)", $0)
                    }
                }
            }
        case .allocations: allocations(report) { blocks, _ in blocks }
        case .bytes: allocations(report) { _, bytes in bytes }
        case .memory:
            (report.memory.value?.features ?? []).flatMap { feature in
                zip(report.variants(of: feature.feature), feature.variants).flatMap {
                    variant,
                    uses in
                    zip(feature.states, uses).map { state, use in
                        ("\(feature.feature) \(variant), \(state.title)", Double(use.bytes))
                    }
                }
            }
        }
    }

    private func allocations(
        _ report: Report,
        _ counts: ([Double], [Double]) -> [Double]
    ) -> [(subject: String, value: Double)] {
        (report.latency.value?.scenarios ?? []).flatMap { scenario -> [(String, Double)] in
            guard case .perCall(let blocks, let bytes) = scenario.allocations else { return [] }
            return zip(report.variants(of: scenario.feature), counts(blocks, bytes)).map {
                variant,
                count in
                ("\(scenario.feature) \(scenario.scenario) \(variant)", count)
            }
        }
    }

    private func lines(
        _ report: Report,
        _ count: (ImplementationLines) -> Int
    ) -> [(subject: String, value: Double)] {
        (report.lines.value ?? []).map { ("\($0.implementation)", Double(count($0))) }
    }

    private func mutation(
        _ report: Report,
        _ score: (MutationScore) -> Double?
    ) -> [(subject: String, value: Double)] {
        (report.mutation.value ?? []).compactMap { implementation in
            score(implementation.total).map { ("\(implementation.implementation)", $0) }
        }
    }
}
