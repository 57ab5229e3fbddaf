internal import Latency
internal import Matrix
internal import Report

/// Whose the instructions of one call are, as bars: those in somebody's code, and those that the runtime
/// executes on its behalf.
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

    /// The instructions by what they do: a variant is slower for what its roles make the runtime do, and
    /// roles that another variant lacks cannot be compared with its.
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
        Int(exactly: count.rounded()).map(Figures.grouped) ?? Figures.none
    }
}
