internal import Report
internal import RunTimeMeasures
internal import Statistics

/// The page about methods: limits, how each metric is measured, and the provenance of this report.
struct MethodPage {
    let report: Report

    var blocks: [Block] {
        let sections =
            [.heading(2, "Limits")] + limits
            + [.heading(2, "Distribution, testability, ease of use")] + WordsSection.definitions
            + MetricSection.all.flatMap { $0.method(report) }
            + [.heading(2, "This report"), .table(run)] + flags + origins
        return [
            .heading(1, "Method"), .paragraph("[Summary](README) · [Claims](claims)"),
            .paragraph(FeaturePage.contents(of: sections)),
        ] + sections
    }

    /// The verdicts on claims that changed between the reports before 2026-11-29.
    static let changedVerdicts =
        "From 2026-11-21 to 2026-11-28, 59 of 126 verdicts on claims changed"

    /// The limits of the evidence.
    private var limits: [Block] {
        let place = report.provenance.machine.systemFamily.map { " on \($0)" } ?? ""
        return Block.passage(
            """
            - **Not UIKit.** The implementations use a headless subset of UIKit\(place). Nothing is \
            drawn, there is no Objective-C runtime, and dequeuing or layout on a device costs far \
            more.
            - **No server.** Services are in memory and reply at once.
            - **One machine.** A ratio of latencies is about this run. Another machine can change it by \
            20 %; see [machines](machines). Allocations, lines, coverage and mutation are the same on every \
            machine, instructions almost.
            - **Earlier reports.** No architecture changed between the 52 reports that were committed from \
            2026-11-21 to 2026-11-28, but their values did. From one of these reports to the next, edits \
            of an implementation moved latency ratios by up to 2.10 times (median 1.01). Edits of the \
            kit, the model or a contract moved them by up to 3.66 times (median 1.0057). \
            \(Self.changedVerdicts), 20 of them from supported to not supported or back.
            - **One group of authors.** Other authors would write other implementations. Design decisions \
            on each feature's page say where.
            - **Modules.** An implementation is one module. Where a single type in it conforms to a \
            protocol, the optimiser can call that type directly. The cost of protocols between modules is \
            not measured.
            """
        )
    }

    private var run: Table {
        let machine = report.provenance.machine
        var table = Table([("Property", .left), ("Value", .left)])
        func add(_ name: Prose, _ value: String) { table.add([name, "\(value)"]) }
        add("archbench", report.provenance.program)
        add("Toolchain", report.provenance.toolchain)
        add("Processor", "\(machine.processor), \(machine.cores) cores")
        add("Kind of processor", machine.identity ?? "not available")
        add("Clock rate", machine.clockMegahertz.map { "\($0) MHz" } ?? "not available")
        add("Virtual machine", machine.isVirtual.map { $0 ? "yes" : "no" } ?? "not available")
        add("Memory", "\(machine.memoryGibibytes) GiB")
        add("System", machine.system)
        add("Clock source", machine.clockSource)
        if let latency = report.latency.value {
            let settings = latency.settings
            let empty = try? median(of: latency.scenarios.map(\.emptyNanosecondsPerCall))
            add(
                "Time of an empty call",
                empty.map { Values.time(nanoseconds: $0) } ?? "not available"
            )
            add("Latency", "at most \(settings.processes) processes of \(settings.rounds) rounds")
            add("Seed", "\(settings.seed)")
        }
        return table
    }

    /// The build flags and the hashes of the run-time probe, as paragraphs. They are too long for a
    /// table.
    private var flags: [Block] {
        guard let latency = report.latency.value else { return [] }
        return [
            .paragraph(
                "Build flags of the run-time probe: \(code: latency.buildFlags.joined(separator: " "))"
            ),
            .paragraph(
                "Hashes of its binaries: \(code: latency.binaryHashes.joined(separator: ", "))"
            ),
        ]
    }

    private var origins: [Block] {
        guard !report.provenance.origins.isEmpty else {
            return [.paragraph("Nothing was measured.")]
        }
        return [
            .paragraph(
                """
                Cached results keep the provenance of the run that measured them: commit, date, load \
                average over one minute, and CPU steal time summed over processors.
                """
            ),
            .table(OriginText(origins: report.provenance.origins).table),
        ]
    }
}
