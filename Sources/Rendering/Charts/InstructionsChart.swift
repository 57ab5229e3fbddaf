internal import Latency
internal import Matrix
internal import Report

/// Whose the instructions of one call are, as bars: those in somebody's code, and those that the runtime
/// takes on his behalf.
struct InstructionsChart {
    let report: Report
    let feature: Feature
    let script: InstructionMeasurement.OfScript

    /// - Returns: `nil` where it is not known of two variants.
    var chart: Chart? {
        let known = self.known
        guard known.count > 1 else { return nil }
        let finding = InstructionsFinding(known).text
        return Chart(
            name: "\(feature.name)-instructions",
            title: "\(report.title(of: feature)), \(script.script): \(finding)",
            drawing: .bars(
                StackedBarChart(
                    axis: "Instructions of one call, with those of Swift's runtime for each",
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
        zip(report.variants(of: feature), script.shares).compactMap { variant, shares in
            shares.map { (variant, $0) }
        }
    }

    /// A damaged report may hold any number, and must not trap.
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

/// What sets the variant with the most instructions apart from that with the least.
struct InstructionsFinding {
    private let known: [(variant: Variant, shares: [InstructionShare])]

    /// - Parameter known: two variants or more.
    init(_ known: [(variant: Variant, shares: [InstructionShare])]) {
        self.known = known
    }

    var text: String {
        let totals = known.map { variant, shares in
            (variant: variant, shares: shares, sum: shares.reduce(0) { $0 + $1.total })
        }
        guard let least = totals.min(by: { $0.sum < $1.sum }),
            let most = totals.max(by: { $0.sum < $1.sum }), least.sum < most.sum
        else { return "all variants take as many instructions" }
        func total(_ owner: InstructionOwner, _ shares: [InstructionShare]) -> Double {
            shares.first { $0.owner == owner }?.total ?? 0
        }
        let differences = InstructionOwner.all.map { owner in
            (owner: owner, more: total(owner, most.shares) - total(owner, least.shares))
        }
        guard let largest = differences.max(by: { $0.more < $1.more }) else { return "" }
        return "\(most.variant.title) takes \(Self.grouped(most.sum - least.sum)) instructions more "
            + "than \(least.variant.title), \(Self.grouped(largest.more)) more in or for its "
            + largest.owner.title
    }

    private static func grouped(_ count: Double) -> String {
        Int(exactly: count.rounded()).map(Figures.grouped) ?? Figures.none
    }
}
