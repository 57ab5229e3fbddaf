internal import Changes
internal import Matrix
internal import Mutation
internal import Report
internal import ReportSamples
internal import SourceMeasures
internal import SwiftSource

extension Report {
    /// Returns a report about Greeting in some architectures, each with 100 mutants in controllers
    /// and 50 test lines.
    ///
    /// - Parameters:
    ///   - code: the code lines of the variants.
    ///   - killed: the mutants that view-free tests kill.
    ///   - killedByAll: the mutants that all tests kill; `nil` for all mutants.
    ///   - changed: the code lines of the change `add-second-button`; `nil` without changes.
    static func compared(
        code: [Int],
        killed: [Int],
        killedByAll: [Int]? = nil,
        changed: [Int]? = nil,
        of variants: [Variant] = Variant.architectures
    ) throws -> Report {
        var report = try sampleWithoutValues()
        report.matrix = [MatrixRow(.greeting)]
        let implementations = variants.map {
            Implementation(feature: .greeting, variant: $0)
        }
        report.lines = .values(
            zip(implementations, code).map { implementation, code in
                ImplementationLines(
                    implementation: implementation,
                    roles: [],
                    sources: lines(code),
                    layoutCode: 0,
                    restorationCode: 0,
                    tests: lines(50),
                    viewFreeTests: TotalLines([]),
                    testDoubles: TotalLines([])
                )
            }
        )
        report.mutation = .values(
            implementations.indices.map { index in
                let implementation = implementations[index]
                let score = MutationScore(
                    mutants: 100,
                    killedViewFree: killed[index],
                    killed: killedByAll?[index] ?? 100
                )
                return ImplementationMutation(
                    implementation: implementation,
                    roles: [.init(role: .controller, score: score)],
                    total: score,
                    timedOut: 0,
                    stillborn: 0,
                    survivors: [],
                    killed: []
                )
            }
        )
        if let changed {
            report.changes = .values(
                zip(implementations, changed).map { implementation, lines in
                    ImplementationChanges(
                        implementation: implementation,
                        changes: [change("add-second-button", lines)]
                    )
                }
            )
        }
        return report
    }

    private static func lines(_ code: Int) -> TotalLines {
        TotalLines([FileLines(path: "a", counts: LineCounts(code: code, comment: 0, blank: 0))])
    }

    private static func change(_ name: String, _ added: Int) -> ImplementationChanges.OfChange {
        let lines = ChangeCost.Lines(files: 1, added: added, removed: 0)
        return ImplementationChanges.OfChange(
            name: name,
            title: name,
            story: [],
            reason: "",
            cost: ChangeCost(
                lines: lines,
                linesInPlace: lines,
                editLocations: 1,
                roles: [.init(role: .view, lines: lines)],
                tests: ChangeCost.Lines(),
                types: 1,
                interfaceChanges: 0
            ),
            build: nil
        )
    }
}
