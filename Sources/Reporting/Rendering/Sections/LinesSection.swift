internal import Matrix
internal import Report
internal import SourceMeasures
internal import SwiftSource

/// The part of a feature's page about lines by role.
struct LinesSection {
    let report: Report
    let feature: Feature

    /// A chart of the lines; empty if nothing was counted.
    var charts: [Block] {
        LinesChart(report: report, feature: feature).chart.map {
            [.heading(2, "Code size"), .chart($0)]
        }
            ?? []
    }

    /// The blocks; empty if nothing was counted.
    var blocks: [Block] {
        report.lines.value == nil ? [] : [.heading(2, "Lines by role"), .table(table)]
    }

    private var table: Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Files", .right), ("Lines", .right),
            ("Code", .right), ("Comment", .right), ("Blank", .right),
        ])
        func add(_ variant: Prose, _ role: Prose, _ lines: TotalLines) {
            table.add(
                [variant, role]
                    + [lines.files, lines.lines, lines.code, lines.comment, lines.blank]
                    .map(Prose.value)
            )
        }
        for implementation in report.implementations(of: feature) {
            guard let counted = report.lines(of: implementation) else { continue }
            let variant = implementation.variant.title
            for role in counted.roles { add("\(variant)", "\(role.role.title)", role.lines) }
            add("**\(variant)**", "**all sources**", counted.sources)
            for (part, code) in [
                ("layout", counted.layoutCode), ("restoration", counted.restorationCode),
            ] where code > 0 {
                table.add(["\(variant)", "of which \(part)", "", "", .value(code), "", ""])
            }
            add("\(variant)", "tests", counted.tests)
        }
        return table
    }

    /// The description of line counting, for the page of methods.
    static let method = Block.passage(
        """
        A Swift lexer reads each file. A line is *code* if it contains any token of code, *comment* if \
        it contains only comment, *blank* otherwise. Blank lines inside a string literal are code, \
        inside a block comment they are comment. The end of a file's name gives its role: \
        `BlogsPresenter.swift` is a Presenter. A view controller has the role Controller in MVC, and \
        View in the other architectures. Protocols and assemblies have roles of their own. *Layout* is \
        the code of the calls that arrange views in stacks, which are in views, cells and scenes, and \
        about equal in all variants. *Restoration* is the code lines that name the archive from which a \
        screen is built again; only Store has this ability. Sources and tests are counted separately. \
        Modules that all implementations share are not counted: the kit, the model, the text formats in \
        `ModelFormatting`, and the bindable type of MVVM in `DataBinding`.
        """
    )
}
