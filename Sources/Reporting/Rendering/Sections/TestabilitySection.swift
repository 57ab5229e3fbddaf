internal import Coverage
internal import Matrix
internal import Report
internal import SourceMeasures
internal import SwiftSource

/// The part of a feature's page about view-free tests and their cost.
struct TestabilitySection {
    let report: Report
    let feature: Feature

    /// A table; empty if nothing was measured.
    var blocks: [Block] {
        guard report.coverage.value != nil else { return [] }
        return [
            .heading(2, "Testability"), .paragraph(introduction), .table(effort),
        ]
    }

    /// View-free coverage by role, and the lines that only tests with a view cover.
    var details: [Block] {
        guard report.coverage.value != nil else { return [] }
        return [.heading(2, "View-free coverage by role"), .table(roles)] + onlyWithView
    }

    private var introduction: Prose {
        "View-free tests are the tests that create no view. They ran alone; the report fails if "
            + "one of them creates a view. A test double replaces a neighbour of the tested "
            + "type. [By role](\(feature.name)-details)"
    }

    private var effort: Table {
        var table = Table([
            ("Variant", .left), ("Tests", .right), ("View-free tests", .right),
            ("Test lines", .right), ("Test doubles", .right), ("Lines of test doubles", .right),
            ("Covered lines", .right), ("View-free coverage", .right),
        ])
        for implementation in report.implementations(of: feature) {
            guard let coverage = report.coverage(of: implementation) else { continue }
            let lines = report.lines(of: implementation)
            let reached = coverage.viewFree.lines
            table.add([
                "**\(implementation.variant.title)**", "\(coverage.tests)",
                "\(coverage.viewFree.tests)",
                .value(lines?.tests.code), .value(lines?.testDoubles.files),
                .value(lines?.testDoubles.code),
                "\(reached.covered) of \(reached.count)", .value(Values.percent(reached)),
            ])
        }
        return table
    }

    private var roles: Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Covered lines", .right),
            ("View-free coverage", .right),
        ])
        for implementation in report.implementations(of: feature) {
            for role in report.coverage(of: implementation)?.viewFree.roles ?? [] {
                table.add([
                    "\(implementation.variant.title)", "\(role.role.title)",
                    "\(role.lines.covered) of \(role.lines.count)",
                    .value(Values.percent(role.lines)),
                ])
            }
        }
        return table
    }

    /// The lines that only tests with a view cover, in roles that view-free tests cover in part. In
    /// other roles, only tests with a view cover all lines.
    private var onlyWithView: [Block] {
        let items = report.implementations(of: feature).flatMap { implementation in
            (report.coverage(of: implementation)?.viewFree.roles ?? [])
                .filter { $0.lines.covered > 0 }
                .flatMap(\.onlyWithView)
                .map { file -> Prose in
                    let lines = file.lines.map(Wording.lines).joined(separator: ", ")
                    return "\(implementation.variant.title), \(code: file.file): \(lines)"
                }
        }
        guard !items.isEmpty else { return [] }
        return [
            .paragraph(
                "Lines that only tests with a view cover, in roles that view-free tests cover in part:"
            ),
            .items(items),
        ]
    }
}
