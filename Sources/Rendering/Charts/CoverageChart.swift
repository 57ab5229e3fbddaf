internal import Coverage
internal import Matrix
internal import Report

/// What tests reach without a view in every architecture and feature, at a glance.
struct CoverageChart {
    let report: Report

    /// - Returns: `nil` where coverage was not measured.
    var chart: Chart? {
        let features = report.features.filter { $0.axis == .architecture }
        let variants = features.flatMap { report.variants(of: $0) }.distinct
        let rows = variants.map { variant in
            HeatMap.Row(
                label: variant.title,
                fields: features.map { field(of: variant, in: $0) }
            )
        }
        let shares = rows.flatMap { row in
            zip(features, row.fields).compactMap { feature, field in
                field.map { ("\(row.label) (\(report.title(of: feature)))", $0) }
            }
        }
        guard let least = shares.min(by: { $0.1.share < $1.1.share }),
            let most = shares.max(by: { $0.1.share < $1.1.share })
        else { return nil }
        return Chart(
            name: "coverage",
            title: "Tests without a view reach \(least.1.text) of the lines in \(least.0), "
                + "\(most.1.text) in \(most.0)",
            drawing: .shades(
                HeatMap(
                    axis: "Share of a cell's lines that its tests execute without making a view",
                    columns: features.map { report.title(of: $0) },
                    rows: rows
                )
            )
        )
    }

    private func field(of variant: Variant, in feature: Feature) -> HeatMap.Field? {
        guard let cell = Cell(variant, of: feature),
            let share = report.coverage(of: cell)?.withoutView.lines.fraction
        else { return nil }
        return HeatMap.Field(share: share, text: Figures.percent(share))
    }
}
