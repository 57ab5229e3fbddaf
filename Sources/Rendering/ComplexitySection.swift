internal import CellLines
internal import Foundation
internal import Matrix
internal import Report

/// How complex the functions of one feature are: a table for its page, and a finding for the
/// summary.
struct ComplexitySection {
    let report: Report
    let feature: Feature

    /// A row for each role of each cell, and what the table leaves out.
    var parts: [String] {
        ["## Complexity by role", table, omission]
    }

    /// What the summary says in a sentence; `nil` where nothing was counted.
    var finding: String? {
        let cells = report.cells(of: feature).compactMap(report.complexity)
        let means = cells.map { "\($0.cell.variant.title) \(mean($0.total))" }
        let peaks = cells.compactMap { cell in
            cell.total.mostComplex.map { (variant: cell.cell.variant.title, peak: $0) }
        }
        guard let largest = peaks.map(\.peak.value).max() else { return nil }
        let names = peaks.filter { $0.peak.value == largest }.map {
            "\(MarkdownText.code($0.peak.function)) in \($0.variant)"
        }
        return "**Complexity** of a function, mean: \(Wording.list(means)). "
            + (largest == 1
                ? "No function decides anything."
                : "The largest is \(largest): \(Wording.list(names)).")
    }

    private var table: String {
        var table = MarkdownTable([
            ("Variant", .left), ("Role", .left), ("Functions", .right), ("Complexity", .right),
            ("Mean", .right), ("Largest", .right), ("Where", .left), ("Deepest nesting", .right),
            ("Where", .left),
        ])
        func add(_ variant: String, _ role: String, _ figures: ComplexityFigures) {
            table.add([
                variant, role, "\(figures.functions)", "\(figures.complexity)", mean(figures),
                value(of: figures.mostComplex), place(of: figures.mostComplex, above: 1),
                value(of: figures.deepest), place(of: figures.deepest, above: 0),
            ])
        }
        for cell in report.cells(of: feature) {
            guard let counted = report.complexity(of: cell) else { continue }
            for role in counted.roles { add(cell.variant.title, role.role.title, role.figures) }
            add("**\(cell.variant.title)**", "**all sources**", counted.total)
        }
        return table.text
    }

    private func mean(_ figures: ComplexityFigures) -> String {
        figures.mean.map { String(format: "%.2f", $0) } ?? Figures.none
    }

    private func value(of peak: ComplexityFigures.Peak?) -> String {
        peak.map { "\($0.value)" } ?? Figures.none
    }

    /// The function, its file and its line, if it stands out above what every function has.
    private func place(of peak: ComplexityFigures.Peak?, above least: Int) -> String {
        guard let peak, peak.value > least else { return Figures.none }
        let file = peak.file.split(separator: "/").last.map(String.init) ?? peak.file
        return "\(MarkdownText.code(peak.function)), \(MarkdownText.literal(file)):\(peak.line)"
    }

    private var omission: String {
        "Complexity is the sum over functions; largest and deepest name the first of equals. Roles "
            + "that hold only declarations have no functions and no row."
    }
}
