internal import Foundation

/// The results of an estimator trial as a Markdown table.
struct EstimatorTable {
    private let trial: EstimatorTrial
    private let estimators: [IntervalEstimator]

    init(trial: EstimatorTrial, estimators: [IntervalEstimator]) {
        self.trial = trial
        self.estimators = estimators
    }

    /// A row for each estimator: its misses of the control by scenario, its misses of the other
    /// variants, and its width relative to the first estimator.
    var text: String {
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

    /// Returns the mean over scenarios and features of the width relative to the first estimator.
    private func relativeWidth(_ outcomes: [EstimatorTrial.Outcome]) -> Double {
        let ratios = zip(outcomes, trial.outcomes[0]).map { $0.meanWidth / $1.meanWidth }
        return ratios.reduce(0, +) / Double(ratios.count)
    }

    private func percent(_ count: Int, of total: Int) -> String {
        String(format: "%.1f %%", 100 * Double(count) / Double(max(total, 1)))
    }
}
