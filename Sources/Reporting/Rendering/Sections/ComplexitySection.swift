internal import Foundation
internal import Matrix
internal import Report
internal import SourceMeasures

/// The part of a feature's page about the complexity of functions.
struct ComplexitySection {
    let report: Report
    let feature: Feature

    /// A row for each role of each implementation; empty if nothing was counted.
    var blocks: [Block] {
        guard report.complexity.value != nil else { return [] }
        return [.heading(2, "Complexity by role"), .table(table), .paragraph(omission)]
    }

    private var table: Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Functions", .right), ("Complexity", .right),
            ("Mean", .right), ("Largest", .right), ("Most complex function", .left),
            ("Deepest nesting", .right), ("Deepest function", .left),
        ])
        func add(_ variant: Prose, _ role: Prose, _ values: ComplexityValues) {
            table.add([
                variant, role, "\(values.functions)", "\(values.complexity)",
                "\(mean(values))", .value(values.mostComplex?.value),
                place(of: values.mostComplex, above: 1), .value(values.deepest?.value),
                place(of: values.deepest, above: 0),
            ])
        }
        for implementation in report.implementations(of: feature) {
            guard let counted = report.complexity(of: implementation) else { continue }
            let variant = implementation.variant.title
            for role in counted.roles { add("\(variant)", "\(role.role.title)", role.values) }
            add("**\(variant)**", "**all sources**", counted.total)
        }
        return table
    }

    private func mean(_ values: ComplexityValues) -> String {
        values.mean.map { String(format: "%.2f", $0) } ?? Values.none
    }

    /// Returns the function with its file and line, if it exceeds the least possible value.
    private func place(of peak: ComplexityValues.Peak?, above least: Int) -> Prose {
        guard let peak, peak.value > least else { return .dash }
        let file = peak.file.split(separator: "/").last.map(String.init) ?? peak.file
        return "\(code: peak.function), \(file):\(peak.line)"
    }

    private var omission: Prose {
        "Complexity is the sum over functions. If several functions are the most complex, the first is "
            + "named. Roles that contain only declarations have no row."
    }
}
