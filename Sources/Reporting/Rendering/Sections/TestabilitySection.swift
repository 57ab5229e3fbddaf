internal import Claims
internal import Coverage
internal import Matrix
internal import Mutation
internal import Report
internal import SourceMeasures
internal import Statistics
internal import SwiftSource
internal import TestRuns

/// The part of a feature's page about view-free tests and their cost.
struct TestabilitySection {
    let report: Report
    let feature: Feature

    /// The results of the tests and their costs; empty if nothing was measured.
    var blocks: [Block] {
        guard report.coverage.value != nil else { return [] }
        return [
            .heading(2, "Testability"), .paragraph(introduction), .table(found),
            .paragraph(
                """
                The cost of these tests. A time is that of one test in milliseconds, with the \
                creation of its objects; the headless kit draws nothing, so a view costs less \
                here than with UIKit.
                """
            ), .table(cost),
        ]
    }

    /// View-free coverage by role, and the lines that only tests with a view cover.
    var details: [Block] {
        guard report.coverage.value != nil else { return [] }
        return [.heading(2, "View-free coverage by role"), .table(roles)] + onlyWithView
    }

    private var introduction: Prose {
        """
        View-free tests create no view. They ran alone; the report fails if one of them creates a \
        view. Faults are mutants: implementations with one fault put into them. \
        [By role](\(feature.name)-details)
        """
    }

    /// The lines that tests cover and the faults that they find, without a view and in all.
    private var found: Table {
        var table = Table([
            ("Variant", .left), ("View-free coverage", .right), ("Line coverage", .right),
            ("Logic faults found without a view", .right), ("Faults found by all tests", .right),
        ])
        for implementation in report.implementations(of: feature) {
            guard let coverage = report.coverage(of: implementation) else { continue }
            let logic = Quantity.viewFreeScoreOfLogic.value(of: implementation, in: report)
            let score = report.mutation(of: implementation)?.total.score
            table.add([
                "**\(implementation.variant.title)**",
                .value(Values.percent(coverage.viewFree.lines)),
                .value(Values.percent(coverage.total.lines)),
                .value(logic.map { Values.percent($0) }), .value(score.map { Values.percent($0) }),
            ])
        }
        return table
    }

    /// The number of test cases with and without a view, their lines and their times.
    private var cost: Table {
        var table = Table([
            ("Variant", .left), ("View-free test cases", .right), ("Lines", .right),
            ("Test doubles, lines", .right), ("Median, ms", .right), ("All, ms", .right),
            ("Test cases with a view", .right), ("Lines", .right), ("Median, ms", .right),
            ("All, ms", .right),
        ])
        for implementation in report.implementations(of: feature) {
            let lines = report.lines(of: implementation)
            let times = report.tests.value?.first { $0.implementation == implementation }
            table.add([
                "**\(implementation.variant.title)**", .value(times?.viewFree?.testCases),
                .value(lines?.viewFreeTests.code), .value(lines?.testDoubles.code),
                .value(times?.viewFree.map { Self.milliseconds($0.median) }),
                .value(times?.viewFree.map { Self.milliseconds($0.total) }),
                .value(times?.withView?.testCases),
                .value(
                    lines.map { $0.tests.code - $0.viewFreeTests.code - $0.testDoubles.code }
                ),
                .value(times?.withView.map { Self.milliseconds($0.median) }),
                .value(times?.withView.map { Self.milliseconds($0.total) }),
            ])
        }
        return table
    }

    private static func milliseconds(_ time: Double) -> String {
        DecimalText.text(time, digits: time < 100 ? 1 : 0)
    }

    /// The description of the measurement, for the page of methods.
    static let method = Block.passage(
        """
        The view-free tests of an implementation, and then its other tests, run \
        \(TestTimeMeasure.rounds) times in processes of their own, one test after another, in the \
        build for coverage (not optimised). Swift Testing writes the start and the end of each test, \
        with the creation of its objects. A test with arguments has a test case for each; a test case \
        with a view plays one scenario. Each value is the median over the runs.
        """
    )

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
