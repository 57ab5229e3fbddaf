internal import Foundation
package import Matrix
package import Report
internal import RunTimeMeasures

/// The cost of one call relative to the baseline, in counts that repeat on another machine.
package struct CallCosts {
    /// A kind of count per call.
    package enum Count: String, CaseIterable {
        case instructions, allocations
        case bytes = "allocated bytes"
    }

    private let report: Report
    private let feature: Feature

    package init(report: Report, feature: Feature) {
        self.report = report
        self.feature = feature
    }

    /// Returns the geometric mean over the scenarios of the ratio of a variant to the baseline;
    /// `nil` if a count is missing, or the baseline does not allocate in any scenario.
    ///
    /// A scenario in which neither of the two allocates has the ratio 1, and one in which only one
    /// of them allocates has no ratio.
    package func ratio(of variant: Variant, _ count: Count) -> Double? {
        guard let index = report.variants(of: feature).firstIndex(of: variant) else { return nil }
        let counts = values(count)
        guard !counts.isEmpty else { return nil }
        var logarithms = 0.0
        for values in counts {
            guard values.indices.contains(index), let own = values[index],
                let baseline = values[0]
            else { return nil }
            if own == 0, baseline == 0 { continue }
            guard own > 0, baseline > 0 else { return nil }
            logarithms += log(own / baseline)
        }
        return exp(logarithms / Double(counts.count))
    }

    /// Returns the counts by scenario and variant.
    private func values(_ count: Count) -> [[Double?]] {
        switch count {
        case .instructions:
            (report.instructions.value?.scenarios ?? []).filter { $0.feature == feature }
                .map { $0.counts.map(\.perCall) }
        case .allocations, .bytes:
            (report.latency.value?.scenarios ?? []).filter { $0.feature == feature }.map {
                scenario in
                guard case .perCall(let blocks, let bytes) = scenario.allocations else { return [] }
                return (count == .bytes ? bytes : blocks).map(Optional.some)
            }
        }
    }
}
