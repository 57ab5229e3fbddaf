internal import Foundation
internal import Report
internal import ReportSamples
internal import Testing
internal import Workshop

@Suite("What changes cost in a report")
struct ChangesConsistencyTests {
    /// Returns the inconsistency of the sample with another first change of the first
    /// implementation.
    private func inconsistency(
        _ change: (ImplementationChanges.OfChange) -> ImplementationChanges.OfChange
    ) throws -> String? {
        var report = try Report.sample()
        var figures = try #require(report.changes.value)
        let implementation = figures[0]
        let changes = [change(implementation.changes[0])] + implementation.changes.dropFirst()
        figures[0] = ImplementationChanges(
            implementation: implementation.implementation,
            changes: changes
        )
        report.changes = .figures(figures)
        let kind = try #require(MeasureKind.all.first { $0.title == "Changes" })
        return kind.inconsistency(report)
    }

    private func costing(
        _ change: ImplementationChanges.OfChange,
        lines: ChangeCost.Lines? = nil,
        linesInPlace: ChangeCost.Lines? = nil,
        places: Int? = nil,
        borders: Int? = nil,
        build: BuildCost? = nil
    ) -> ImplementationChanges.OfChange {
        let cost = change.cost
        return ImplementationChanges.OfChange(
            name: change.name,
            title: change.title,
            story: change.story,
            reason: change.reason,
            cost: ChangeCost(
                lines: lines ?? cost.lines,
                linesInPlace: linesInPlace ?? cost.linesInPlace,
                places: places ?? cost.places,
                roles: cost.roles,
                tests: cost.tests,
                types: cost.types,
                borders: borders ?? cost.borders
            ),
            build: build ?? change.build
        )
    }

    private static let contradiction = "the cost of changes in GreetingMVC is inconsistent"

    @Test("The sample is consistent")
    func consistent() throws {
        #expect(try inconsistency { $0 } == nil)
    }

    @Test("Lines that are not the sum over roles, or fewer than those in place, are refused")
    func lines() throws {
        let others = ChangeCost.Lines(files: 9, added: 9, removed: 9)
        #expect(try inconsistency { costing($0, lines: others) } == Self.contradiction)
        #expect(try inconsistency { costing($0, linesInPlace: others) } == Self.contradiction)
    }

    @Test("As many places as no file can have, or none in a file that changes, are refused")
    func places() throws {
        #expect(try inconsistency { costing($0, places: 0) } == Self.contradiction)
        #expect(
            try inconsistency { costing($0, linesInPlace: ChangeCost.Lines()) }
                == Self.contradiction
        )
        #expect(try inconsistency { costing($0, borders: -1) } != nil)
    }

    @Test("More mutants that are noticed than there are, or fewer than no lines, are refused")
    func builds() throws {
        for build in [
            BuildCost(namedLines: 0, compiledFiles: 1, mutants: 3, killedWithoutView: 4),
            BuildCost(namedLines: -1, compiledFiles: 1, mutants: 3, killedWithoutView: 2),
            BuildCost(namedLines: 0, compiledFiles: -1, mutants: 3, killedWithoutView: 2),
        ] {
            #expect(try inconsistency { costing($0, build: build) } == Self.contradiction)
        }
        #expect(
            try inconsistency { change in
                ImplementationChanges.OfChange(
                    name: change.name,
                    title: change.title,
                    story: change.story,
                    reason: change.reason,
                    cost: change.cost,
                    build: nil
                )
            } == nil
        )
    }

    @Test("Other changes in one variant than in the others are refused")
    func names() throws {
        let message = try inconsistency { change in
            ImplementationChanges.OfChange(
                name: "other",
                title: change.title,
                story: change.story,
                reason: change.reason,
                cost: change.cost,
                build: change.build
            )
        }
        #expect(message == "the changes of greeting are not the same in all variants")
    }
}
