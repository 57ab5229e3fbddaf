internal import Foundation
internal import Latency
internal import Matrix
internal import Statistics

/// The Markdown page about noise: error rates of runs, and their limits.
struct NoisePage {
    private let summary: NoiseSummary
    private let provenance: String
    private let features: [Feature]
    private let settings: LatencySettings
    private let slowdown: Double

    /// - Parameters:
    ///   - provenance: the date and place of the runs, as a sentence.
    ///   - features: the measured features and scenarios.
    ///   - settings: the settings of the runs.
    ///   - slowdown: the share by which the control was slowed down.
    init(
        summary: NoiseSummary,
        provenance: String,
        features: [Feature],
        settings: LatencySettings,
        slowdown: Double
    ) {
        self.summary = summary
        self.provenance = provenance
        self.features = features
        self.settings = settings
        self.slowdown = slowdown
    }

    var text: String {
        """
        # Noise of the latency measurement

        [Summary](README.md) · [Method](method.md)

        \(provenance) Each run measures all scenarios of \
        \(features.map(\.name).joined(separator: ", ")) in all variants, as a report does: \
        \(settings.processes) processes of \(settings.rounds) rounds, with its own seed and binaries. \
        The A/A control is MVC, compiled a second time. So the true ratio is known: control ÷ MVC \
        is 1.00. In further runs each call of the control is slowed down by \(percent(slowdown)), \
        and the true ratio is \(String(format: "%.2f", 1 + slowdown)).

        | Scenario or feature | \(confidence) % intervals that exclude 1.00 | Width of the interval | \
        Margin | False “unreliable” verdicts | Detects the \(percent(slowdown)) slowdown | \
        Same, under CPU load |
        | :-- | --: | --: | --: | --: | --: | --: |
        \((summary.scripts + [summary.allScripts] + summary.features).map(line).joined(separator: "\n"))

        Width and margin are medians over runs.

        | Question | Result | Aim |
        | :-- | --: | --: |
        | Intervals of all scenarios that exclude the true ratio | \(summary.allScripts.misses) | \
        \(likely.lowerBound) to \(likely.upperBound) |
        | Runs that detect the \(percent(slowdown)) slowdown of a feature | \(found) | at least 95 % |
        | Ranked pairs of variants that two runs rank in opposite order | \
        \(summary.contradictions) | 0 |
        | Runs with equal allocation counts | \(summary.sameAllocations) | all |
        | Runs with equal instruction counts | \(summary.sameInstructions) | all |

        """
    }

    /// Indicates whether all targets are met.
    var holds: Bool {
        likely.contains(summary.allScripts.misses.count)
            && found.isAtLeast(0.95)
            && summary.contradictions.count == 0
            && summary.sameAllocations.isAtLeast(1)
            && summary.sameInstructions.isAtLeast(1)
    }

    private var confidence: Int { Int((LatencyEstimate.confidence * 100).rounded()) }

    /// The likely numbers of misses, if the intervals have their nominal error rate.
    private var likely: ClosedRange<Int> {
        Share.likelyCounts(
            of: summary.allScripts.misses.total,
            probability: 1 - LatencyEstimate.confidence
        )
    }

    private var found: Share {
        let shares = summary.features.map(\.found)
        return Share(shares.reduce(0) { $0 + $1.count }, of: shares.reduce(0) { $0 + $1.total })
    }

    private func line(_ row: NoiseSummary.Row) -> String {
        "| \(row.name) | \(row.misses) | \(percent(row.width)) | \(percent(row.margin)) | "
            + "\(row.unreliable) | \(row.found) | \(row.foundUnderLoad) |"
    }

    private func percent(_ share: Double) -> String {
        let text = String(format: "%.1f", share * 100)
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " %"
    }
}
