internal import Coverage
internal import Matrix
internal import Report

/// The view-free coverage of every architecture in every feature.
struct CoverageChart {
    let report: Report

    /// - Returns: `nil` if coverage was not measured.
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
            title: "View-free line coverage: from \(least.1.text) in \(least.0) to "
                + "\(most.1.text) in \(most.0)",
            drawing: .shades(
                HeatMap(
                    axis: "Share of lines that view-free tests execute",
                    columns: features.map { report.title(of: $0) },
                    rows: rows
                )
            )
        )
    }

    private func field(of variant: Variant, in feature: Feature) -> HeatMap.Field? {
        guard let implementation = Implementation(variant, of: feature),
            let share = report.coverage(of: implementation)?.viewFree.lines.fraction
        else { return nil }
        return HeatMap.Field(share: share, text: Values.percent(share))
    }
}
