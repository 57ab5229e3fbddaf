internal import Foundation

/// What an estimator trial came to, as a table in Markdown.
package struct EstimatorTable {
    private let trial: EstimatorTrial
    private let estimators: [IntervalEstimator]

    package init(trial: EstimatorTrial, estimators: [IntervalEstimator]) {
        self.trial = trial
        self.estimators = estimators
    }

    /// Each estimator with its misses of the control by script, of the other variants over all, and
    /// its width against the first one's.
    package var text: String {
        let header =
            ["Estimator"] + trial.units.map(\.name)
            + ["other variants", "width ÷ that of the first"]
        let rows = zip(estimators, trial.outcomes).map { estimator, outcomes in
            [estimator.name]
                + outcomes.map { percent($0.misses, of: $0.draws) }
                + [
                    percent(
                        outcomes.reduce(0) { $0 + $1.missesOfOthers },
                        of: outcomes.reduce(0) { $0 + $1.drawsOfOthers }
                    ),
                    String(format: "%.2f", relativeWidth(outcomes)),
                ]
        }
        let rule = header.indices.map { $0 == 0 ? "---" : "---:" }
        return ([header, rule] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }

    /// The mean over scripts and features of the widths against the first estimator's.
    private func relativeWidth(_ outcomes: [EstimatorTrial.Outcome]) -> Double {
        let ratios = zip(outcomes, trial.outcomes[0]).map { $0.meanWidth / $1.meanWidth }
        return ratios.reduce(0, +) / Double(ratios.count)
    }

    private func percent(_ count: Int, of total: Int) -> String {
        String(format: "%.1f %%", 100 * Double(count) / Double(max(total, 1)))
    }
}
