package import Matrix
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

    /// Indicates whether both were measured on the same kind of machine with the same toolchain.
    /// Otherwise their latency cannot be compared.
    package var isComparable: Bool {
        old.provenance.machine.isSameKind(as: new.provenance.machine)
            && old.provenance.toolchain == new.provenance.toolchain
    }

    /// The pairs of variants that the reports order in opposite ways.
    package var contradictions: [Contradiction] {
        guard let old = old.latency.value, let new = new.latency.value else { return [] }
        return old.scenarios.flatMap { scenario -> [Contradiction] in
            let other = new.scenarios.first {
                $0.feature == scenario.feature && $0.scenario == scenario.scenario
            }
            guard let other else { return [] }
            let orders = Self.orders(of: scenario, old.rows)
            let otherOrders = Self.orders(of: other, new.rows)
            return orders.filter { otherOrders.contains($0.reversed()) }.sorted {
                $0.map(\.name).lexicographicallyPrecedes($1.map(\.name))
            }.map {
                Contradiction(feature: scenario.feature, scenario: scenario.scenario, variants: $0)
            }
        }
    }

    /// Returns each pair with a verdict, the faster variant first.
    private static func orders(
        of scenario: LatencyMeasurement.OfScenario,
        _ rows: [MatrixRow]
    ) -> Set<[Variant]> {
        guard scenario.judgement.isReliable else { return [] }
        let variants = rows.variants(of: scenario.feature)
        var orders: Set<[Variant]> = []
        for comparison in scenario.judgement.estimate.comparisons {
            let pair = [variants[comparison.variant], variants[comparison.baseline]]
            switch comparison.verdict {
            case .faster: orders.insert(pair)
            case .slower: orders.insert(pair.reversed())
            case .equivalent, .cannotTell: break
            }
        }
        return orders
    }
}
