internal import Matrix
internal import Report
internal import RunTimeMeasures

/// The instruction breakdown of one call, as bars: for each owner the instructions in its own code,
/// and those that the runtime executes for it.
struct InstructionsChart {
    let report: Report
    let feature: Feature
    let scenario: InstructionMeasurement.OfScenario

    /// - Returns: `nil` if the breakdown of fewer than two variants is known.
    var chart: Chart? {
        let known = self.known
        guard known.count > 1 else { return nil }
        let finding = InstructionsFinding(known).text
        return Chart(
            name: "\(feature.name)-instructions",
            title: "\(report.title(of: feature)), \(scenario.scenario): \(finding)",
            drawing: .bars(
                StackedBarChart(
                    axis: "Instructions of one call by owner, with those of the Swift runtime",
                    bars: known.map { variant, shares in
                        StackedBarChart.Bar(
                            label: variant.title,
                            segments: shares.map(segment),
                            whole: shares.reduce(0) { $0 + $1.total }.rounded()
                        )
                    }
                )
            )
        )
    }

    private var known: [(variant: Variant, shares: [InstructionShare])] {
        zip(report.variants(of: feature), scenario.shares).compactMap { variant, shares in
            shares.map { (variant, $0) }
        }
    }

    /// Returns the segment of a share. A damaged report may contain any number, and must not cause
    /// a trap.
    private func segment(_ share: InstructionShare) -> StackedBarChart.Segment {
        StackedBarChart.Segment(
            series: StackedBarChart.Series(
                title: share.owner.title,
                colour: ChartColour(share.owner)
            ),
            value: Int(exactly: share.total.rounded()) ?? 0
        )
    }
}

/// The largest difference between the variant with the most instructions and the variant with the
/// fewest.
struct InstructionsFinding {
    private let known: [(variant: Variant, shares: [InstructionShare])]

    /// - Parameter known: the breakdowns of two variants or more.
    init(_ known: [(variant: Variant, shares: [InstructionShare])]) {
        self.known = known
    }

    var text: String {
        let totals = known.map { variant, shares in
            (variant: variant, shares: shares, sum: shares.reduce(0) { $0 + $1.total })
        }
        guard let least = totals.min(by: { $0.sum < $1.sum }),
            let most = totals.max(by: { $0.sum < $1.sum }), least.sum < most.sum
        else { return "all variants execute the same number of instructions" }
        let more = zip(Self.parts(of: most.shares), Self.parts(of: least.shares)).map {
            most,
            least in
            // The difference of the printed numbers.
            (what: most.what, count: most.count.rounded() - least.count.rounded())
        }
        let whole =
            "\(most.variant.title) executes \(Self.difference(most.sum, least.sum)) instructions more "
            + "than \(least.variant.title)"
        guard let largest = more.max(by: { $0.count < $1.count }) else { return whole }
        return whole + ", \(Self.grouped(largest.count)) of them \(largest.what)"
    }

    /// Returns the instructions by purpose, not by role: a variant is slower because its roles
    /// cause runtime work, and roles that another variant lacks cannot be compared.
    private static func parts(of shares: [InstructionShare]) -> [(what: String, count: Double)] {
        [("in the written code", shares.reduce(0) { $0 + $1.own })]
            + RuntimeKind.allCases.enumerated().map { index, kind in
                (
                    "for \(kind.rawValue)",
                    shares.reduce(0) {
                        $0 + ($1.runtime.indices.contains(index) ? $1.runtime[index] : 0)
                    }
                )
            }
    }

    private static func difference(_ most: Double, _ least: Double) -> String {
        grouped(most.rounded() - least.rounded())
    }

    private static func grouped(_ count: Double) -> String {
        Int(exactly: count.rounded()).map(Values.grouped) ?? Values.none
    }
}
