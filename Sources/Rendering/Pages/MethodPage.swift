internal import Latency
internal import Provenance
internal import Report

/// How each figure is made, and where this run was made.
struct MethodPage {
    let report: Report

    var blocks: [Block] {
        [
            .heading(1, "How the figures are made"), .paragraph("[Summary](README)"),
            .heading(2, "This report"), .table(run),
        ] + origins + MeasureSection.all.flatMap { $0.method(report) }
            + [.heading(2, "Distribution, testability, ease of use")] + WordsSection.definitions
    }

    private var run: Table {
        let machine = report.provenance.machine
        var table = Table([("What", .left), ("This report", .left)])
        func add(_ name: Prose, _ value: String) { table.add([name, "\(value)"]) }
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
            add("Hash of the probe", latency.binaryHashes.joined(separator: ", "))
        }
        return table
    }

    private var origins: [Block] {
        guard !report.provenance.origins.isEmpty else {
            return [.paragraph("Nothing was measured.")]
        }
        return [
            .paragraph(
                """
                A figure that nothing has changed for is taken from the run that measured it, with the \
                commit, the date, the load (processes that want to run, mean over a minute) and the time \
                that the host gave to others, summed over processors, of that run:
                """
            ),
            .table(OriginText(origins: report.provenance.origins).table),
        ]
    }
}
