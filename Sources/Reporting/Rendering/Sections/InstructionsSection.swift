internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Tracing

/// The part of a feature's page that attributes the instructions of a call to roles.
struct InstructionsSection {
    let report: Report
    let feature: Feature

    /// The blocks; empty if the breakdown is not known.
    var blocks: [Block] {
        guard let scenario = scenarios.first(where: \.isTap)?.scenario ?? scenarios.first?.scenario
        else {
            return obstacle
        }
        let chart = InstructionsChart(report: report, feature: feature, scenario: scenario).chart
        let findings = findings(of: scenario)
        return [.heading(2, "Instruction breakdown"), .paragraph(introduction)]
            + (findings.isEmpty ? [] : [.items(findings)])
            + (chart.map { [.chart($0)] } ?? []) + [.table(table(of: scenario))]
    }

    /// The reason why the breakdown is not known, if instructions were counted.
    private var obstacle: [Block] {
        guard let reason = report.instructions.value?.sharesObstacle?.reason else { return [] }
        return [
            .heading(2, "Instruction breakdown"),
            .paragraph("Not available, because \(reason)."),
        ]
    }

    /// A table for each scenario.
    var details: [Block] {
        guard !scenarios.isEmpty else { return [] }
        return [.heading(2, "Instruction breakdown by scenario")]
            + scenarios.flatMap { known in
                [
                    .heading(3, "\(known.scenario.scenario): instructions by owner"),
                    .table(table(of: known.scenario)),
                ]
            }
    }

    private struct Known {
        let scenario: InstructionMeasurement.OfScenario
        let isTap: Bool
    }

    /// The scenarios with a breakdown for at least one variant.
    private var scenarios: [Known] {
        let taps = report.tracedScenarios(of: feature).filter(\.isTap).map(\.scenario)
        return (report.instructions.value?.scenarios ?? [])
            .filter { $0.feature == feature && $0.shares.contains { $0 != nil } }
            .map { Known(scenario: $0, isTap: taps.contains($0.scenario)) }
    }

    private let introduction: Prose =
        "Each executed instruction is attributed to a role, the UI kit, a service or the test driver. "
        + "Instructions of the Swift runtime are attributed to their caller. Parentheses: instructions in "
        + "the owner's own code. The rows *runtime* divide the runtime's share by purpose; they are "
        + "contained in the rows above them. Closing a screen counts as driver."

    // MARK: - One scenario

    private func shares(
        of scenario: InstructionMeasurement.OfScenario
    ) -> [(variant: Variant, shares: [InstructionShare]?)] {
        Array(zip(report.variants(of: feature), scenario.shares))
    }

    private func table(of scenario: InstructionMeasurement.OfScenario) -> Table {
        let shares = shares(of: scenario)
        var table = Table(
            [("Owner", .left)] + shares.map { ("\($0.variant.title)", .right) }
        )
        // The parts are rounded together, so that they add up to the printed sum.
        let totals = shares.map { $0.shares.map { Values.rounded($0.map(\.total)) } }
        for owner in InstructionOwner.all {
            let found = zip(shares, totals).map { variant, totals -> String? in
                guard let index = variant.shares?.firstIndex(where: { $0.owner == owner }),
                    let share = variant.shares?[index], let total = totals?[index]
                else { return nil }
                return "\(Values.grouped(total)) (\(count(share.own)))"
            }
            guard found.contains(where: { $0 != nil }) else { continue }
            table.add(["**\(owner.title)**"] + found.map(Prose.value))
        }
        for (index, kind) in RuntimeKind.allCases.enumerated() {
            let sums = shares.map { $0.shares.map { sum(of: $0) { $0.runtime[safe: index] ?? 0 } } }
            table.add(["runtime: \(kind.rawValue)"] + sums.map { .value($0.map(count)) })
        }
        table.add(
            ["**all**"] + totals.map { .value($0.map { Values.grouped($0.reduce(0, +)) }) }
        )
        return table
    }

    private func findings(of scenario: InstructionMeasurement.OfScenario) -> [Prose] {
        let known = shares(of: scenario).compactMap { variant, shares in
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
            "In \(code: scenario.scenario) \(InstructionsFinding(known).text).",
            "The implementation's own code executes \(range(own)) of the instructions; reference counting "
                + "executes \(range(counting)).",
        ]
    }

    private func sum(
        of shares: [InstructionShare],
        _ value: (InstructionShare) -> Double
    ) -> Double {
        shares.reduce(0) { $0 + value($1) }
    }

    private func count(_ value: Double) -> String {
        Int(exactly: value.rounded()).map(Values.grouped) ?? Values.none
    }

    private func range(_ shares: [Double]) -> String {
        [shares.min(), shares.max()].map { Values.percent($0) }.distinct.joined(separator: " – ")
    }

    // MARK: - Method

    /// The description of the measurement, for the page of methods.
    static let method = Block.passage(
        """
        Instructions are counted by single steps. The address of each instruction and the stack \
        pointer are recorded. The toolchain's \
        `llvm-symbolizer` finds the function at each address, inlined functions included, from line \
        tables that do not change the code. An instruction in a file of an implementation belongs to \
        the file's role. One in the kit, in a service or in the test driver belongs to that. An \
        instruction of the Swift runtime, its library or the C library belongs to the innermost of \
        these functions on the stack.

        The names of the runtime's functions tell their purpose: *reference counting*; *memory* \
        (allocating and freeing, and all of the C library); *types and checks* (casts, metadata, \
        exclusive access); *strings*; *collections*; *other*. A generic library function that was \
        inlined into a role's code belongs to the role. *Thunks and copies* are functions that the \
        compiler generates, for example between a protocol and its conformer.

        The breakdown is not available where the processor's own counter counts, because that records \
        no addresses.
        """
    )
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
