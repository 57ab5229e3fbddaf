internal import Complexity
internal import Foundation
internal import Latency
internal import Matrix
internal import Provenance
internal import Report

/// How each figure is made, and where this run was made.
struct MethodPage {
    let report: Report

    var text: String {
        let parts = [
            "# How the figures are made", "[Summary](README.md)",
            "## This report", run, origins,
            "## Sameness", sameness,
            "## Lines", lines,
            "## Complexity", ComplexityRule.text,
            "## Structure", StructureSection.method,
            "## Coverage", coverage,
            "## Mutation", MutationSection.method,
            "## Latency", LatencyMethod(report: report).text,
            "## Calls", TraceSection.method,
            "## Distribution, testability, ease of use", WordsSection.definitions,
        ]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var run: String {
        let machine = report.provenance.machine
        var table = MarkdownTable([("What", .left), ("This report", .left)])
        func add(_ name: String, _ value: String) {
            table.add([name, MarkdownText.literal(value)])
        }
        add("archbench", report.provenance.program)
        add("Toolchain", report.provenance.toolchain)
        add("Processor", "\(machine.processor), \(machine.cores) cores")
        add("Virtual machine", machine.isVirtual.map { $0 ? "yes" : "no" } ?? "not available")
        add("Memory", "\(machine.memoryGibibytes) GiB")
        add("System", machine.system)
        add("Clock source", machine.clockSource)
        if let latency = report.latency.value {
            let settings = latency.settings
            add("Latency", "\(settings.processes) processes of \(settings.rounds) rounds")
            add("Seed", "\(settings.seed)")
            add("Build flags", latency.buildFlags.joined(separator: " "))
            add("Hash of the probe", latency.binaryHash)
        }
        return table.text
    }

    private var origins: String {
        guard !report.provenance.origins.isEmpty else { return "Nothing was measured." }
        return """
            A figure that nothing has changed for is taken from the run that measured it, with the \
            commit, the date, the load (processes that want to run, mean over a minute) and the time \
            that the host gave to others, summed over processors, of that run:

            \(OriginText(origins: report.provenance.origins).table)
            """
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
}
