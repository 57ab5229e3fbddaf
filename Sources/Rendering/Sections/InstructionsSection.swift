internal import Latency
internal import Matrix
internal import Report
internal import Tracing

/// The part of a feature's page that says where the instructions of calls go.
struct InstructionsSection {
    let report: Report
    let feature: Feature

    /// The paragraphs, none where it is not known.
    var blocks: [Block] {
        guard let script = scripts.first(where: \.isTap)?.script ?? scripts.first?.script else {
            return obstacle
        }
        let chart = InstructionsChart(report: report, feature: feature, script: script).chart
        return [.heading(2, "Where the instructions go"), .paragraph(introduction)]
            + (chart.map { [.chart($0)] } ?? []) + [.table(table(of: script))]
            + [.items(findings(of: script))]
    }

    /// Why it is not known, where instructions were counted.
    private var obstacle: [Block] {
        guard let reason = report.instructions.value?.sharesObstacle?.reason else { return [] }
        return [
            .heading(2, "Where the instructions go"),
            .paragraph("Not available, since \(reason)."),
        ]
    }

    /// The same of every script.
    var details: [Block] {
        guard !scripts.isEmpty else { return [] }
        return [.heading(2, "The instructions of every script")]
            + scripts.flatMap { known in
                [
                    .heading(3, "\(known.script.script), by whose they are"),
                    .table(table(of: known.script)),
                ]
            }
    }

    private struct Known {
        let script: InstructionMeasurement.OfScript
        let isTap: Bool
    }

    /// Those of which some variant's shares are known.
    private var scripts: [Known] {
        let taps = report.tracedScripts(of: feature).filter(\.isTap).map(\.script)
        return (report.instructions.value?.scripts ?? [])
            .filter { $0.feature == feature && $0.shares.contains { $0 != nil } }
            .map { Known(script: $0, isTap: taps.contains($0.script)) }
    }

    private let introduction: Prose =
        "Each instruction of one call belongs to a role, or to what surrounds the cell: it stands in its "
        + "code, or Swift's runtime executes it on its behalf. In brackets: in its own code alone. What "
        + "the kit and the services take is the price of the feature, and shows how often a variant asks them; "
        + "what a screen that goes away takes with it is the driver's."

    // MARK: - One script

    private func shares(
        of script: InstructionMeasurement.OfScript
    ) -> [(variant: Variant, shares: [InstructionShare]?)] {
        Array(zip(report.variants(of: feature), script.shares))
    }

    private func table(of script: InstructionMeasurement.OfScript) -> Table {
        let shares = shares(of: script)
        var table = Table(
            [("Whose", .left)] + shares.map { ("\($0.variant.title)", .right) }
        )
        for owner in InstructionOwner.all {
            let found = shares.map { $0.shares?.first { $0.owner == owner } }
            guard found.contains(where: { $0 != nil }) else { continue }
            table.add(
                ["**\(owner.title)**"]
                    + found.map { share in
                        .figure(share.map { "\(count($0.total)) (\(count($0.own)))" })
                    }
            )
        }
        for (index, kind) in RuntimeKind.allCases.enumerated() {
            let sums = shares.map { $0.shares.map { sum(of: $0) { $0.runtime[safe: index] ?? 0 } } }
            table.add(["runtime: \(kind.rawValue)"] + sums.map { .figure($0.map(count)) })
        }
        let sums = shares.map { $0.shares.map { sum(of: $0, \.total) } }
        table.add(["**all**"] + sums.map { .figure($0.map(count)) })
        return table
    }

    private func findings(of script: InstructionMeasurement.OfScript) -> [Prose] {
        let known = shares(of: script).compactMap { variant, shares in
            shares.map { (variant: variant, shares: $0) }
        }
        guard known.count > 1 else { return [] }
        let own = known.map { _, shares in
            sum(of: shares.filter { if case .role = $0.owner { true } else { false } }, \.own)
                / sum(of: shares, \.total)
        }
        let counting = known.map { _, shares in
            sum(of: shares) { $0.runtime.first ?? 0 } / sum(of: shares, \.total)
        }
        return [
            "In \(code: script.script) \(InstructionsFinding(known).text).",
            "The cell's own code executes \(range(own)) of the instructions; counting references takes "
                + "\(range(counting)).",
        ]
    }

    private func sum(
        of shares: [InstructionShare],
        _ figure: (InstructionShare) -> Double
    ) -> Double {
        shares.reduce(0) { $0 + figure($1) }
    }

    private func count(_ value: Double) -> String {
        Int(exactly: value.rounded()).map(Figures.grouped) ?? Figures.none
    }

    private func range(_ shares: [Double]) -> String {
        [shares.min(), shares.max()].map { Figures.percent($0) }.distinct.joined(separator: " – ")
    }

    // MARK: - Method

    /// How the figures are made, for the page of methods.
    static let method = Block.passage(
        """
        Where instructions are counted by single steps, the place of each and the stack pointer are kept \
        in the second of the two counts, which must come out as the first. The toolchain's \
        `llvm-symbolizer` names the functions that stand there, inlined ones too, from line tables that \
        change none of the code. An instruction in a file of a cell is that of the file's role; one in \
        the kit, in services or in what plays the script is theirs. What is left is Swift's runtime, its \
        library or the C library: it is executed *on behalf of* the innermost of those functions on the \
        stack, which is left when the stack pointer rises above where it was entered. The parts add up to \
        the count.

        What the runtime does is told by the names of its functions: *reference counting*; *memory*, \
        which is making and freeing objects and all of the C library; *types and checks*, which is casts, \
        metadata, and what is checked at run time, such as exclusive access; *strings*; *collections*; \
        and *other*. A generic function of the library that was inlined into a role's code is the role's; *thunks and copies* are functions of the package \
        that the compiler made and nobody wrote, as those that lead from a protocol to its conformer.

        It is not available where the processor's own counter counts, since that tells no places.
        """
    )
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
