internal import Matrix
internal import Statistics

/// One narrow chart for each criterion: a row for each architecture, a dot for each feature.
struct OverviewCharts {
    let table: ArchitectureTable

    var charts: [Chart] {
        [
            chart(
                "code",
                table.size,
                scale: .ratios,
                axis: "Code lines ÷ MVC",
                comparesAuthors: true,
                size
            ),
            chart(
                "changes",
                table.change,
                scale: .ratios,
                axis: "Changed code lines ÷ MVC",
                changes
            ),
            chart(
                "faults",
                table.logicFaults,
                scale: .shares,
                axis: "Faults in the logic that tests find without a view",
                faults
            ),
            chart("calls", table.call, scale: .ratios, axis: "\(table.call.title.plain)", calls),
        ].compactMap(\.self)
    }

    /// The median of each architecture, in the order of the table.
    private typealias Medians = [(title: String, median: Double)]

    /// - Parameter finding: returns the title.
    private func chart(
        _ name: String,
        _ criterion: ArchitectureTable.Criterion,
        scale: DotPlot.Scale,
        axis: String,
        comparesAuthors: Bool = false,
        _ finding: (Medians) -> String
    ) -> Chart? {
        let rows = table.variants.compactMap { variant -> DotPlot.Row? in
            guard let range = table.range(of: criterion, variant) else { return nil }
            let others = comparesAuthors ? OthersPage.size(of: variant) : nil
            return DotPlot.Row(
                label: variant.title,
                dots: table.values(of: criterion, variant),
                marked: others.map { [$0.median] } ?? [],
                markedRange: others?.middleHalf,
                median: range.median,
                interval: range.least...range.most,
                text: criterion.text(range.median)
            )
        }
        guard rows.count > 1 else { return nil }
        return Chart(
            name: "summary-\(name)",
            title: finding(rows.map { ($0.label, $0.median) }),
            drawing: .dots(
                DotPlot(
                    axis: "\(axis); a dot for each feature, a line at the median"
                        + (comparesAuthors
                            ? "; a diamond: the median of other authors, with their middle half"
                            : ""),
                    scale: scale,
                    rows: rows
                )
            ),
            width: ChartWriter.narrowWidth
        )
    }

    // MARK: - Findings

    private func size(_ medians: Medians) -> String { least("least code", "most", medians) }

    private func changes(_ medians: Medians) -> String {
        least("fewest lines for a change", "most", medians)
    }

    /// Returns which architecture has the smallest and which the largest median.
    private func least(_ fewest: String, _ most: String, _ medians: Medians) -> String {
        guard let first = medians.min(by: { $0.median < $1.median }),
            let last = medians.max(by: { $0.median < $1.median }), first.title != last.title
        else { return "No architecture differs" }
        // Another author could cause a smaller difference.
        let leading = medians.filter { $0.median <= first.median * 1.05 }.map(\.title)
        return "\(Wording.list(leading)) \(leading.count == 1 ? "needs" : "need") the \(fewest), "
            + "\(last.title) the \(most): \(ArchitectureTable.ratio(last.median)) times that of "
            + "\(medians[0].title)"
    }

    private func faults(_ medians: Medians) -> String {
        guard let first = medians.min(by: { $0.median < $1.median }) else { return "" }
        let others = medians.filter { $0.title != first.title }.map(\.median)
        guard let low = others.min(), let high = others.max() else { return "" }
        let ends = ArchitectureTable.span([low, high].map(ArchitectureTable.percent))
        return
            "Without a view, tests find \(ArchitectureTable.percent(first.median)) of the faults in "
            + "the logic of \(first.title), \(ends) in the others"
    }

    /// The ratios that are called about the same.
    private static let aboutTheSame = 0.8...1.25

    private func calls(_ medians: Medians) -> String {
        let near = medians.filter { Self.aboutTheSame.contains($0.median) }.map(\.title)
        let far = medians.filter { !Self.aboutTheSame.contains($0.median) }
        guard let low = far.map(\.median).min(), let high = far.map(\.median).max() else {
            return "A call costs about the same in \(Wording.list(near))"
        }
        let ends = [low, high].map { DecimalText.text($0, digits: 1) }.distinct
        return "A call costs about the same in \(Wording.list(near)), and "
            + "\(ends.joined(separator: " to ")) times as much in \(Wording.list(far.map(\.title)))"
    }
}
