internal import Foundation
package import Latency
package import Matrix
internal import Statistics

/// A page in Markdown: how often runs were wrong, against what was aimed at.
package struct NoisePage {
    private let summary: NoiseSummary
    private let provenance: String
    private let features: [Feature]
    private let settings: LatencySettings
    private let slowdown: Double

    /// - Parameters:
    ///   - provenance: when and where runs were made, as a sentence.
    ///   - features: what each run measured.
    ///   - settings: how it did so.
    ///   - slowdown: by which share the control was made slower.
    package init(
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

    package var text: String {
        """
        # How noisy is the measure of latency?

        [Summary](README.md) · [Method](method.md)

        \(provenance) Each run measures all scripts of \
        \(features.map(\.name).joined(separator: ", ")) in all variants as a report does, \
        \(settings.processes) processes of \(settings.rounds) rounds, with a seed of its own and so \
        with binaries of its own. MVC is compiled twice; the second time is the control. So the \
        truth is known: control ÷ MVC is 1.00. In further runs the control does in each call work \
        that takes \(percent(slowdown)) as long as the call, and the truth is \
        \(String(format: "%.2f", 1 + slowdown)).

        | Script or feature | Intervals of \(confidence) % that exclude the truth, 1.00 | Their width | \
        Margin | Called unreliable, though the same source | Finds the control \
        \(percent(slowdown)) slower | With two busy loops beside |
        | :-- | --: | --: | --: | --: | --: | --: |
        \((summary.scripts + [summary.allScripts] + summary.features).map(line).joined(separator: "\n"))

        Width and margin are medians over runs.

        | Question | Result | Aim |
        | :-- | --: | --: |
        | Intervals over all scripts that exclude the truth | \(summary.allScripts.misses) | \
        \(likely.lowerBound) to \(likely.upperBound) |
        | Runs that find a feature's control \(percent(slowdown)) slower | \(found) | at least 95 % |
        | Pairs of variants that two runs rank in opposite ways, of all that are ranked | \
        \(summary.contradictions) | 0 |
        | Runs that count the same allocations | \(summary.sameAllocations) | all |
        | Counts of instructions that are the same | \(summary.sameInstructions) | all |

        """
    }

    /// Whether all that was aimed at holds.
    package var holds: Bool {
        likely.contains(summary.allScripts.misses.count)
            && found.isAtLeast(0.95)
            && summary.contradictions.count == 0
            && summary.sameAllocations.isAtLeast(1)
            && summary.sameInstructions.isAtLeast(1)
    }

    private var confidence: Int { Int((LatencyEstimate.confidence * 100).rounded()) }

    /// Counts of misses that intervals have which miss as often as they say.
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
