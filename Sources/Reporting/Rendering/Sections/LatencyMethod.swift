internal import Foundation
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Statistics

/// The description of the latency measurement, and of the metrics measured with the same probe.
struct LatencyMethod {
    let report: Report

    private var latency: LatencySettings? { report.latency.value?.settings }
    private var scaling: ScalingSettings? { report.scaling.value?.settings }

    var blocks: [Block] {
        [
            .paragraph(
                """
                A probe is built with optimisation and the same flags for all variants. Before timing, \
                all variants play each scenario, and their screens must be equal. Services reply before \
                the call returns. \(LatencySection.scope) Elements are found before the clock is read, \
                and resetting a screen is not timed. A call lasts until the screen has settled: in \
                variants that start tasks, until all jobs of the tasks have run and the views are \
                updated. These jobs run from a queue of the stage, so the time for which a run loop \
                waits is not included; the other variants start no tasks and skip the queue.
                """
            ),
            .items(measuring + judging + companions),
        ]
    }

    private var measuring: [Prose] {
        [
            """
            **Batch**: a call is repeated until a batch takes at least \(batch) in every variant. All \
            variants have the same number of calls. The clock is the raw monotonic clock.
            """,
            """
            **Round**: every variant once, in an order shuffled from the seed. This run had \
            \(shape). Each variant is warmed up first. Each process opens the screens in another order, \
            so that no place in memory has an advantage.
            """,
            """
            **Stopping rule**: after \(LatencySettings.leastProcesses) processes, and then after every \
            \(LatencySettings.processesPerStep), a feature is finished if the 95 % confidence interval \
            of every variant and of the control reaches at most \
            \(Values.count(LatencySettings.sufficientReach * 100)) % to either side of its ratio, in \
            every scenario. The rule does not look at the ratios. No feature gets more than \
            \(latency?.processes ?? LatencySettings.full(seed: 0).processes) processes.
            """,
            """
            **Code layout**: each process measures a binary linked in an order of its own. The position \
            of functions and data changes the time of identical code by some percent.
            """,
            """
            **Estimate**: per round the logarithm of the ratio of two variants; then the median over \
            rounds; then the trimmed mean over processes, without the largest and smallest \(trimmed). \
            Medians absorb outliers, so no value is removed.
            """,
        ]
    }

    private var judging: [Prose] {
        [
            """
            **95 % confidence interval (this run)**: Student's t for the trimmed mean (Tukey and \
            McLaughlin, 1963), over processes. The interval does not hold for another \
            machine.
            """,
            """
            **A/A control**: \(report.baselineTitle ?? "each baseline") is compiled a second time under \
            another name and measured with the others. Any difference between the two is noise. The \
            equivalence margin is \(Values.percent(EquivalenceMargin.onePerCent)), or \
            \(Values.count(EquivalenceMargin.noiseFactor)) times the noise if that is more. If the \
            control's interval leaves the margin, or the margin exceeds \
            \(Values.count(Judgement.largestMargin * 100)) %, the scenario is *unreliable*, and so is \
            every result that depends on it.
            """,
            """
            **Verdict**: *equivalent* if the interval lies within the margin; otherwise *faster* or \
            *slower* if it excludes 1; otherwise *inconclusive*, with the smallest difference that \
            \(Values.count(Comparison.visibleShare * 100)) of 100 such runs would show. Before they \
            decide, intervals are widened by Holm's rule over all pairs of variants. So a verdict can \
            be *inconclusive* although the printed interval excludes 1.
            """,
            "**Ranks**: variants that could not be distinguished share a rank.",
            """
            **Overall** is the geometric mean over the scenarios' ratios, all with the same weight. It \
            is computed again without each scenario. If that changes *faster* into *slower*, or the reverse, the \
            result is *not robust*, and nothing is ranked.
            """,
            "**Error rates** were tried where the truth is known: [method and results](noise.md).",
        ]
    }

    private var companions: [Prose] {
        [
            """
            **Allocations** are counted in a run of their own by replacing the C library's functions: \
            blocks and requested bytes per call. The counter must first find a known number of objects, \
            and all processes must count the same; otherwise the value reads *not available*.
            """,
            """
            **Instructions** are counted in a run of their own, \(method), from the start of a call to \
            its end on one screen. The count of an empty call is subtracted. Memory addresses are fixed \
            and hash tables are not seeded, so that counts repeat. Each call is counted once, and \
            every \(InstructionMeasurement.repetitionInterval)th implementation again by another process; \
            if one count differs, all are repeated. A call with two counts, or with one that is not \
            positive, reads *not available*. The counter must first find \(Values.grouped(1_000 * InstructionMeasurement.testedThousands)) instructions \
            in a test body of exactly that length. The Swift runtime looks up generic types and their \
            conformances in hash tables with addresses as keys, and collisions depend on the addresses \
            of a build: in another build, or in a report of other features, counts of Store and \
            Observable differed by up to 2.8 %, those of the other variants by up to 0.01 %. A quick run \
            excludes instructions.
            """,
            """
            **Verdicts**: *equivalent* if the interval lies within the equivalence margin, \
            \(Values.percent(EquivalenceMargin.onePerCent)) unless the run was noisier; *not robust* if \
            leaving out one scenario changes faster into slower, or the reverse; *unreliable* if the run \
            was too noisy; *inconclusive* if the interval does not decide. Instructions of one call \
            repeat on another machine for the same binary; latency does not. Ignore a difference of a \
            few hundred instructions, and in Observable one of less than 3 %.
            """,
            """
            **Scaling**: \(scalingShape), each linked in an order of its own. At each size the screens \
            of all variants must be equal. Sizes and variants take turns in shuffled order. A size that \
            takes more than \(Values.time(nanoseconds: Double(ScalingSettings.longNanoseconds))) is \
            measured in the first round only, because restoring its screen takes that long. Exponents \
            are computed per process from the medians over its rounds, with the interval of latency. A \
            fitted curve does not count if it is off by more than \
            \(Values.count(ScalingFit.largestDeviation * 100)) % at some size. A quick run excludes \
            scaling.
            """,
        ]
    }

    private var batch: String {
        latency.map { Values.time(nanoseconds: Double($0.batchNanoseconds)) } ?? "a fixed time"
    }

    private var shape: String {
        guard let latency else { return "no latency measurement" }
        let counts = (report.latency.value?.scenarios ?? [])
            .map(\.rounds.nanosecondsPerCall.count)
        let range = [counts.min(), counts.max()].compactMap { $0.map(String.init) }.distinct
            .joined(separator: " to ")
        return "\(range) fresh processes with \(latency.rounds) rounds each"
    }

    private var scalingShape: String {
        scaling.map {
            "\($0.processes) processes measured each scenario at each size in \($0.rounds) rounds"
        }
            ?? "not measured in this run; otherwise fresh processes measure each scenario at each size"
    }

    private var trimmed: String { "\(Values.count(TrimmedMean.trimmedShare * 100)) %" }

    private var method: String {
        switch report.instructions.value?.method {
        case .hardwareCounter: "by the processor's own counter"
        case .singleStepping: "by single steps of a forked process"
        case nil: "not in this run"
        }
    }
}
