internal import CellSources
internal import Foundation
internal import Matrix
internal import Report

/// How complex the functions of one feature are: a table for its page, and a finding for the
/// summary.
struct ComplexitySection {
    let report: Report
    let feature: Feature

    /// A row for each role of each cell, and what the table leaves out; none where nothing was
    /// counted.
    var blocks: [Block] {
        guard report.complexity.value != nil else { return [] }
        return [.heading(2, "Complexity by role"), .table(table), .paragraph(omission)]
    }

    /// What the summary says in a sentence; `nil` where nothing was counted.
    var finding: Prose? {
        let cells = report.cells(of: feature).compactMap(report.complexity)
        let means = cells.map { "\($0.cell.variant.title) \(mean($0.total))" }
        let peaks = cells.compactMap { cell in
            cell.total.mostComplex.map { (variant: cell.cell.variant.title, peak: $0) }
        }
        guard let largest = peaks.map(\.peak.value).max() else { return nil }
        let names: [Prose] = peaks.filter { $0.peak.value == largest }.map {
            "\(code: $0.peak.function) in \($0.variant)"
        }
        return "**Complexity** of a function, mean: \(Wording.list(means)). "
            + (largest == 1
                ? "No function decides anything."
                : "The largest is \(largest): \(Wording.list(names)).")
    }

    private var table: Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Functions", .right), ("Complexity", .right),
            ("Mean", .right), ("Largest", .right), ("Where", .left), ("Deepest nesting", .right),
            ("Where", .left),
        ])
        func add(_ variant: Prose, _ role: Prose, _ figures: ComplexityFigures) {
            table.add([
                variant, role, "\(figures.functions)", "\(figures.complexity)",
                "\(mean(figures))", .figure(figures.mostComplex?.value),
                place(of: figures.mostComplex, above: 1), .figure(figures.deepest?.value),
                place(of: figures.deepest, above: 0),
            ])
        }
        for cell in report.cells(of: feature) {
            guard let counted = report.complexity(of: cell) else { continue }
            let variant = cell.variant.title
            for role in counted.roles { add("\(variant)", "\(role.role.title)", role.figures) }
            add("**\(variant)**", "**all sources**", counted.total)
        }
        return table
    }

    private func mean(_ figures: ComplexityFigures) -> String {
        figures.mean.map { String(format: "%.2f", $0) } ?? Figures.none
    }

    /// The function, its file and its line, if it stands out above what every function has.
    private func place(of peak: ComplexityFigures.Peak?, above least: Int) -> Prose {
        guard let peak, peak.value > least else { return .dash }
        let file = peak.file.split(separator: "/").last.map(String.init) ?? peak.file
        return "\(code: peak.function), \(file):\(peak.line)"
    }

    private var omission: Prose {
        "Complexity is the sum over functions; largest and deepest name the first of equals. Roles "
            + "that hold only declarations have no functions and no row."
    }
}
