internal import Coverage
internal import Matrix
internal import Report
internal import SourceMeasures
internal import SwiftSource
internal import TestRuns

extension Report {
    /// The lines of the variants. MVC has 20 code lines; the others have 1.25, 1.5 and 2.25 times
    /// as many.
    static var sampleLines: [ImplementationLines] {
        let view = total(files: 1, code: 14, comment: 2, blank: 4)
        return [
            (Variant.mvc, Role.controller, 6), (.mvp, .presenter, 11), (.mvvm, .viewModel, 16),
            (.viper, .interactor, 31),
        ].map { variant, role, code in
            ImplementationLines(
                implementation: Implementation(feature: .greeting, variant: variant),
                roles: [
                    ImplementationLines.OfRole(
                        role: role,
                        lines: total(files: 2, code: code, comment: 1, blank: 3)
                    ),
                    ImplementationLines.OfRole(role: .view, lines: view),
                ],
                sources: total(files: 3, code: code + 14, comment: 3, blank: 7),
                layoutCode: 5,
                restorationCode: 0,
                tests: total(files: 1, code: 2 * code, comment: 0, blank: 1),
                viewFreeTests: total(files: 1, code: code, comment: 0, blank: 0),
                testDoubles: variant == .mvp
                    ? total(files: 1, code: 7, comment: 0, blank: 1) : TotalLines([])
            )
        }
    }

    /// The complexity of the variants. MVC has one function with complexity 7, MVP three with a
    /// total of 3, and MVVM none. The names and files of VIPER are difficult to print.
    static var sampleComplexity: [ImplementationComplexity] {
        [
            (Variant.mvc, Role.controller, 1, 7, "GreetingController.tap()"),
            (.mvp, .presenter, 3, 3, "`a|b`(_:)"), (.mvvm, .viewModel, 0, 0, ""),
            (.viper, .interactor, 3, 5, "A.|_幅広|(_:)"),
        ].map { variant, role, functions, complexity, name in
            func peak(_ value: Int) -> ComplexityValues.Peak? {
                let file = "Sources/\(variant)/a_b<\(role.title)>|.swift"
                return functions == 0
                    ? nil : .init(value: value, function: name, file: file, line: 12)
            }
            let values = ComplexityValues(
                functions: functions,
                complexity: complexity,
                mostComplex: peak(complexity - functions + 1),
                deepest: peak(functions)
            )
            return ImplementationComplexity(
                implementation: Implementation(feature: .greeting, variant: variant),
                roles: functions == 0 ? [] : [.init(role: role, values: values)],
                total: values
            )
        }
    }

    /// The module reuse of the variants. MVC has a reusing scene without copies. MVP has one with
    /// two copies from files with names that are difficult to print. The others have none.
    static var sampleReuse: [ImplementationReuse] {
        func copy(_ lines: ClosedRange<Int>, _ count: Int) -> CopiedRun {
            CopiedRun(
                path: "Sources/a_b<Card>|.swift",
                lines: lines,
                count: count,
                originalPath: "Sources/*Scene*.swift",
                originalLine: 7
            )
        }
        return [
            (
                Variant.mvc,
                ReuseScene(lines: total(files: 1, code: 9, comment: 1, blank: 2), copies: [])
            ),
            (
                .mvp,
                ReuseScene(
                    lines: total(files: 2, code: 40, comment: 0, blank: 3),
                    copies: [copy(3...5, 3), copy(9...14, 5)]
                )
            ),
            (.mvvm, nil), (.viper, nil),
        ].map {
            ImplementationReuse(
                implementation: Implementation(feature: .greeting, variant: $0),
                reuseScene: $1
            )
        }
    }

    /// The coverage of the variants: 2,999 of 3,000 lines, half of them, no lines to cover, and all
    /// lines.
    static var sampleCoverage: [ImplementationCoverage] {
        [
            (Variant.mvc, Role.controller, 2_999, 3_000), (.mvp, .presenter, 50, 100),
            (.mvvm, .viewModel, 0, 0), (.viper, .interactor, 3, 3),
        ].map { variant, role, covered, count in
            let counts = CoverageCounts(
                lines: CoverageCounts.Share(covered: covered, count: count),
                functions: CoverageCounts.Share(covered: 1, count: 2),
                regions: CoverageCounts.Share(covered: 2, count: 3)
            )
            return ImplementationCoverage(
                implementation: Implementation(feature: .greeting, variant: variant),
                roles: [ImplementationCoverage.OfRole(role: role, counts: counts)],
                total: counts,
                tests: 3,
                viewFree: ViewFreeCoverage(
                    tests: 2,
                    roles: [
                        ViewFreeCoverage.OfRole(
                            role: role,
                            lines: CoverageCounts.Share(covered: covered / 2, count: count),
                            onlyWithView: covered == 0
                                ? [] : [.init(file: "a_`b`|.swift", lines: [3...3, 5...9])]
                        )
                    ],
                    lines: CoverageCounts.Share(covered: covered / 2, count: count)
                )
            )
        }
    }

    /// The times of the tests. MVC has no view-free tests, and one test with a view takes most of
    /// the time.
    static var sampleTestTimes: [ImplementationTestTimes] {
        Variant.architectures.map { variant in
            let viewFree = ImplementationTestTimes.OfTests(
                testCases: 2,
                median: 0.5,
                longest: 0.75,
                total: 1
            )
            return ImplementationTestTimes(
                implementation: Implementation(feature: .greeting, variant: variant),
                viewFree: variant == .mvc ? nil : viewFree,
                withView: ImplementationTestTimes.OfTests(
                    testCases: 3,
                    median: 1.5,
                    longest: 240,
                    total: 243
                )
            )
        }
    }

    private static func total(files: Int, code: Int, comment: Int, blank: Int) -> TotalLines {
        let counts = LineCounts(code: code, comment: comment, blank: blank)
        let empty = (1..<files).map { FileLines(path: "\($0).swift", counts: .zero) }
        return TotalLines([FileLines(path: "0.swift", counts: counts)] + empty)
    }
}
