/// A page in Markdown: how often runs were wrong, against what was aimed at.
package struct NoisePage {
    private let summary: NoiseSummary
    private let provenance: String
    private let settings: String

    /// - Parameters:
    ///   - provenance: when and where runs were made, as a sentence.
    ///   - settings: how each run measured, as part of a sentence.
    package init(summary: NoiseSummary, provenance: String, settings: String) {
        self.summary = summary
        self.provenance = provenance
        self.settings = settings
    }

    package var text: String {
        """
        # How noisy is the measure of latency?

        [Summary](README.md) · [Method](method.md)

        \(provenance) Each run measures all scripts in all variants, \(settings), with a seed of its \
        own and so with binaries of its own. MVC is compiled twice; the second time is the control. \
        So the truth is known: control ÷ MVC is 1.00. In further runs the control does in each call \
        work that takes 3 % as long as the call, and the truth is 1.03. A run as a whole is the \
        geometric mean over its scripts.

        | Question | Result | Aim |
        | -------- | ------ | --- |
        | Runs in which the same source differs by more than 1 % | \(summary.outsideTolerance) | 0 |
        | – the same, script by script | \(summary.scriptsOutsideTolerance) | – |
        | Runs whose 95 % interval for the same source excludes 1 | \(summary.excludingOne) | at most 10 % |
        | – the same, script by script | \(summary.scriptsExcludingOne) | – |
        | Scripts that a run marked unreliable by itself, and did not rank | \(summary.unreliable) | – |
        | Pairs of variants that two runs rank in opposite ways, of all that are ranked | \(summary.contradictions) | 0 |
        | Runs that find the control that is 3 % slower | \(summary.found) | at least 95 % |
        | Runs that find it with two busy loops beside them | \(summary.foundUnderLoad) | at least 95 % |
        | Runs that count the same allocations | \(summary.sameAllocations) | all |
        | Counts of instructions that are the same | \(summary.sameInstructions) | all |

        """
    }

    /// Whether all that was aimed at holds.
    package var holds: Bool {
        summary.outsideTolerance.count == 0
            && summary.excludingOne.isAtMost(0.1)
            && summary.contradictions.count == 0
            && summary.found.isAtLeast(0.95)
            && summary.foundUnderLoad.isAtLeast(0.95)
            && summary.sameAllocations.isAtLeast(1)
            && summary.sameInstructions.isAtLeast(1)
    }
}

extension NoiseSummary.Share {
    fileprivate func isAtMost(_ share: Double) -> Bool { Double(count) <= share * Double(total) }
    fileprivate func isAtLeast(_ share: Double) -> Bool { Double(count) >= share * Double(total) }
}
