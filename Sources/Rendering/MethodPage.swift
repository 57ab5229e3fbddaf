internal import Catalogue
internal import Complexity
internal import Foundation
internal import Latency
internal import Provenance
internal import Report

/// How each figure is made, and where this run was made.
struct MethodPage {
    let report: Report

    var text: String {
        let parts = [
            "# How the figures are made", "[Summary](README.md)",
            "## This run", run,
            "## Sameness", sameness,
            "## Lines", lines,
            "## Complexity", ComplexityRule.text,
            "## Structure", StructureSection.method,
            "## Coverage", coverage,
            "## Mutation", MutationSection.method,
            "## Latency", latency,
            "## Calls", TraceSection.method,
            "## Distribution, testability, ease of use", WordsSection.definitions,
        ]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var run: String {
        let provenance = report.provenance
        let machine = provenance.machine
        var table = MarkdownTable([("What", .left), ("This run", .left)])
        func add(_ name: String, _ value: String) {
            table.add([name, MarkdownText.literal(value)])
        }
        add("Begun", provenance.date)
        add("archbench", provenance.program)
        add("Commit", provenance.commit)
        let changes = provenance.hasUncommittedChanges.map { $0 ? "yes" : "no" }
        add("Uncommitted changes", changes ?? "not available")
        add("Toolchain", provenance.toolchain)
        add("Processor", "\(machine.processor), \(machine.cores) cores")
        add("Virtual machine", machine.isVirtual.map { $0 ? "yes" : "no" } ?? "not available")
        add("Memory", "\(machine.memoryGibibytes) GiB")
        add("System", machine.system)
        add("Clock source", machine.clockSource)
        add("Load before, after", "\(load(provenance.loadBefore)), \(load(provenance.loadAfter))")
        add("Time stolen by the host", stolen)
        for earlier in provenance.earlierFigures {
            add("From an earlier run: \(earlier.measure)", "measured \(earlier.date)")
        }
        if let latency = report.latency.value {
            let settings = latency.settings
            add("Latency", "\(settings.processes) processes of \(settings.rounds) rounds")
            add("Seed", "\(settings.seed)")
            add("Build flags", latency.buildFlags.joined(separator: " "))
            add("Hash of the probe", latency.binaryHash)
        }
        return table.text
    }

    private func load(_ load: Load) -> String {
        load.average.map { String(format: "%.2f", $0) } ?? "not available"
    }

    private var stolen: String {
        guard
            let before = report.provenance.loadBefore.stolenTicks,
            let after = report.provenance.loadAfter.stolenTicks
        else { return "not available" }
        return String(format: "%.2f s over all cores", (Double(after) - Double(before)) / 100)
    }

    private var sameness: String {
        """
        A script says what a person does (tap, pull, scroll, answer) and what happens to the \
        services (deliver this reply, fail the next like). All variants play it in step. After each \
        event their screens, element by element, their routes and what they asked the services must \
        be equal, and what the script expects must hold. When the screen is closed, no object of the \
        cell's module may be alive; they are found by watching allocations, without a line in the \
        cell. Random scripts are made up from a seed while they are played; one that fails is \
        reduced to the smallest that still fails. A feature that is not the same in all variants is \
        not measured.
        """
    }

    private var lines: String {
        """
        A lexer of Swift reads the bytes of each file. A line is *code* if it holds any token of \
        code, *comment* if it holds only comment, *blank* otherwise. Blank lines inside a string \
        literal are code, inside a block comment comment. A file's role is the end of its name: \
        `BlogsPresenter.swift` is a Presenter. A view controller is the Controller in MVC; in the \
        other architectures it belongs to the View. Protocols and assemblies are counted as roles of \
        their own. Sources and tests are counted apart.
        """
    }

    private var coverage: String {
        """
        The package and its tests are built with coverage in a folder of their own. The tests of \
        each cell run in a process of their own; `llvm-profdata` and `llvm-cov` of the same \
        toolchain say which lines, functions and regions of that cell they executed. The sums over \
        files must equal llvm-cov's totals, or the run fails. Branches are left out: for Swift \
        llvm-cov counts none. Percentages are truncated, so that 100 % means all.

        Then the tests that make no view run once more, alone. That none was made is read from the \
        same evidence: the initialiser that all views share was executed 0 times, or the run fails. Here each line \
        counts once; in the table of coverage llvm-cov counts a line of a closure also with the \
        function around it.
        """
    }

    private var noiseTrial: String {
        report.noisePage == nil
            ? " by `scripts/noise-trial`, whose page did not lie beside this report"
            : ": [the outcome](noise.md)"
    }

    private var method: String {
        switch report.instructions.value?.method {
        case .hardwareCounter: "by the processor's own counter"
        case .singleStepping: "one by one, in a forked process that is stopped after each"
        case nil: "in this run not at all"
        }
    }

    private var latency: String {
        let settings = report.latency.value?.settings
        let shape = settings.map { "\($0.processes) fresh processes with \($0.rounds) rounds each" }
        return """
            A probe is built with optimisation and with the same flags for all variants; the flags \
            stand above. Before timing, each script is played on all variants, and their screens \
            must be equal. Services reply before the call returns, so what is timed is the cell and \
            not the waiting. Elements are found before the clock is read, and what brings a screen \
            back to its start is not timed.

            - **Batch**: calls are repeated until a batch takes at least a quarter of a millisecond in every \
            variant; all variants have the same number of calls. The clock is the raw monotonic one.
            - **Round**: every variant once, in an order shuffled from the seed. This run had \
            \(shape ?? "no figures of latency"). Each variant is warmed up first. Every ten rounds \
            screens are opened anew, in another order, so that their place in memory favours none.
            - **Layout**: each process measures a binary that is linked in an order of its own. \
            Where functions and data come to lie makes identical code differ by some percent, in every run \
            of one binary alike, which no number of rounds would show.
            - **Estimate**: per round the logarithm of the ratio of two variants; the median over \
            rounds, then over processes. Medians absorb outliers, so none are removed.
            - **Interval**: hierarchical bootstrap (processes, then rounds within each), 10,000 \
            resamples from the seed, percentiles for 95 %. Rounds are never pooled as if they were \
            independent.
            - **Control**: \(Variant.reference.title) is compiled a second time under another name \
            and measured with the others. Whatever differs between the two is noise. The margin is \
            1 %, or three times the standard error of that difference where that is more. Where the \
            control differs from the original by more than chance and leaves the margin, or where \
            the margin is above 5 %, figures are marked unreliable and nothing is ranked.
            - **Verdict**: *equivalent* where the interval lies inside the margin; else \
            *faster* or *slower* where it excludes 1; else *cannot tell*, with the smallest \
            difference that would have shown. Intervals are widened by Holm's rule for the number of \
            comparisons, over all pairs of variants, before they decide. So a verdict can be \
            *cannot tell* where the interval shown, which is for one comparison alone, excludes 1.
            - **Allocations** are counted in a pass of their own, on screens that have all seen the \
            same, by standing in for the C library's functions: blocks and the bytes asked for, per \
            call. Before each count the counter must find a known number of objects, and all \
            processes must count the same; otherwise they read *not available*.
            - **Instructions** are counted in processes of their own, \(method), from the \
            beginning of a call to its end on one screen; what as many empty calls take is \
            subtracted. Memory lies at the same addresses in each run and hash tables are not \
            seeded, so that the count is the same each time. Each call is counted twice, from the same \
            memory; where the two differ, or nothing is left after subtracting, the count reads *not \
            available*. First the counter must find \
            \(Figures.grouped(1_000 * InstructionProbe.testedThousands)) instructions in a body that \
            has so many, which is as long as the longest script; where the processor's own counter \
            does not, instructions are counted one by one. A quick run leaves them out.
            - **Growth**: six processes measure each script at each size, one screen at a time, in \
            shuffled order. A straight line is fitted to the logarithms of time and size in each \
            round; the exponent is its slope: the median over rounds, then over processes, and its \
            interval is drawn as that of latency. A quick run leaves it out.
            - **How often this is wrong** was tried where the truth is known\(noiseTrial).
            - **Ranks**: variants that were not told apart share a rank. Ranks are never forced.
            - **A feature as a whole** is the geometric mean over the estimates of its scripts, so \
            that each script weighs the same; its interval is that of the same mean in each \
            resample. The mean of each round would let one disturbed script spoil all.

            What it cannot tell: how an app feels. Here nothing is drawn, and a service that takes \
            no time is not a server. Figures of different machines, or of different runs in \
            nanoseconds, are not comparable; ratios within a run are.
            """
    }
}
