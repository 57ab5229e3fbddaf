internal import Foundation
internal import Latency
internal import Matrix
internal import Report
internal import Statistics

/// How figures of latency, and what is measured with the same probe, are made.
struct LatencyMethod {
    let report: Report

    private var latency: LatencySettings? { report.latency.value?.settings }
    private var growth: GrowthSettings? { report.growth.value?.settings }

    var blocks: [Block] {
        [
            .paragraph(
                """
                A probe is built with optimisation and with the same flags for all variants; the flags \
                stand above. Before timing, each script is played on all variants, and their screens \
                must be equal. Services reply before the call returns, so nothing is waited for. \
                \(LatencySection.scope) Elements are found before the clock is read, and what brings a \
                screen back to its start is not timed.
                """
            ),
            .items(measuring + judging + companions),
            .paragraph(
                """
                What it cannot tell: what a border of protocols costs between modules. A cell is one module, and \
                where a single type in it conforms to a protocol, the optimiser can call that directly. Nor how an \
                app feels. Here nothing is drawn, and a service that takes \
                no time is not a server. Figures of different machines, or of different runs in \
                nanoseconds, are not comparable; ratios within a run are.
                """
            ),
        ]
    }

    private var measuring: [Prose] {
        [
            """
            **Batch**: calls are repeated until a batch takes at least \(batch) in every variant; all \
            variants have the same number of calls. The clock is the raw monotonic one.
            """,
            """
            **Round**: every variant once, in an order shuffled from the seed. This run had \
            \(shape). Each variant is warmed up first. Every \(LatencySettings.roundsPerSetup) rounds screens are \
            opened anew, in another order, so that their place in memory favours none.
            """,
            """
            **Layout**: each process measures a binary that is linked in an order of its own. \
            Where functions and data come to lie makes identical code differ by some percent, in every \
            run of one binary alike, which no number of rounds would show.
            """,
            """
            **Estimate**: per round the logarithm of the ratio of two variants; the median over rounds; \
            over processes the mean without the \(trimmed) that are largest and the \(trimmed) that are \
            smallest. Medians absorb outliers, so none are removed; how many ratios of a script lie beyond \
            Tukey's fences among those of their process is printed with it.
            """,
        ]
    }

    private var judging: [Prose] {
        [
            """
            **Interval**: Student's t for that trimmed mean (Tukey and McLaughlin), so processes count, \
            and rounds are never pooled as if they were independent. Of the estimates that were tried it \
            has the narrowest interval that misses as often as it says; \
            `scripts/noise-trial estimators` tries them again.
            """,
            """
            **Control**: \(report.referenceTitle ?? "each reference") is compiled a second time under another name \
            and measured with the others. Whatever differs between the two is noise: what that difference \
            exceeds in one run of ten. The margin is \(Figures.percent(EquivalenceMargin.onePerCent)), or \
            \(Figures.count(EquivalenceMargin.noiseFactor)) times the noise where that is more. Where the \
            control's interval leaves the margin, whether it contains 1 or not, or where the margin is \
            above \(Figures.count(Judgement.largestMargin * 100)) %, the script is unreliable, and nothing \
            is ranked that rests on it.
            """,
            """
            **Verdict**: *equivalent* where the interval lies inside the margin; else *faster* or \
            *slower* where it excludes 1; else *cannot tell*, with the smallest difference that would be \
            told apart in \(Figures.count(Comparison.visibleShare * 100)) of 100 such runs. Intervals are \
            widened by Holm's rule for the number of comparisons, over all pairs of variants, before they \
            decide. So a verdict can be *cannot tell* where the interval shown, which is for one \
            comparison alone, excludes 1.
            """,
            "**Ranks**: variants that were not told apart share a rank. Ranks are never forced.",
            """
            **A feature as a whole** is the geometric mean over its scripts' ratios, so that each script \
            weighs the same. Its interval is about the mean over this mix of scripts on this machine, not \
            about an architecture. It is made again without each script: where that turns *faster* into \
            *slower*, or back, the whole has *no direction* and nothing is ranked. Where one of its scripts \
            is unreliable, so is the whole.
            """,
            "**How often this is wrong** was tried where the truth is known\(noiseTrial).",
        ]
    }

    private var companions: [Prose] {
        [
            """
            **Allocations** are counted in a pass of their own, on screens that have all seen the \
            same, by standing in for the C library's functions: blocks and the bytes asked for, per \
            call. Before each count the counter must find a known number of objects, and all \
            processes must count the same; otherwise they read *not available*.
            """,
            """
            **Instructions** are counted in processes of their own, \(method), from the \
            beginning of a call to its end on one screen; what as many empty calls take is \
            subtracted. Memory lies at the same addresses in each run and hash tables are not \
            seeded, so that the count is the same each time. Each call is counted twice, from the same \
            memory; where the two differ, or nothing is left after subtracting, the count reads *not \
            available*. First the counter must find \
            \(Figures.grouped(1_000 * InstructionMeasurement.testedThousands)) instructions in a body that \
            has so many, which is as long as the longest script; where the processor's own counter \
            does not, instructions are counted one by one. A quick run leaves them out.
            """,
            """
            **Growth**: \(growthShape), one after the other, each linked in an order of its own. At each \
            size the screens of all variants must be equal. Then sizes and variants take turns, in shuffled \
            order. The last step and the fit are made for each process from the medians over its rounds, \
            and have the interval of latency. A fit is bad that is off by more than \
            \(Figures.count(GrowthFit.largestDeviation * 100)) % somewhere. A quick run leaves growth out.
            """,
        ]
    }

    private var batch: String {
        latency.map { Figures.time(nanoseconds: Double($0.batchNanoseconds)) } ?? "so long"
    }

    private var shape: String {
        latency.map { "\($0.processes) fresh processes with \($0.rounds) rounds each" }
            ?? "no figures of latency"
    }

    private var growthShape: String {
        growth.map {
            "\($0.processes) processes measured each script at each size in \($0.rounds) rounds"
        }
            ?? "not measured in this run; else fresh processes measure each script at each size"
    }

    private var trimmed: String { "\(Figures.count(TrimmedMean.trimmedShare * 100)) %" }

    private var noiseTrial: Prose {
        report.noisePage == nil
            ? " by `scripts/noise-trial`, whose page did not lie beside this report"
            : ": [the outcome](noise)"
    }

    private var method: String {
        switch report.instructions.value?.method {
        case .hardwareCounter: "by the processor's own counter"
        case .singleStepping: "one by one, in a forked process that is stopped after each"
        case nil: "in this run not at all"
        }
    }
}
