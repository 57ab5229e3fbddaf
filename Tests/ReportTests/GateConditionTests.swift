internal import InputFiles
internal import Matrix
internal import Mutation
internal import Report
internal import ReportSamples
internal import SourceMeasures
internal import SwiftSource
internal import Testing

@Suite("A gate between two reports")
struct GateConditionTests {
    /// Returns the sample report with `codeOfMVP` code lines of MVP.
    private func report(codeOfMVP: Int) throws -> Report {
        var report = try Report.sample()
        let implementations = try #require(report.lines.value)
        report.lines = .values(
            implementations.map { implementation in
                guard implementation.implementation.variant == .mvp else { return implementation }
                let counts = LineCounts(code: codeOfMVP, comment: 0, blank: 0)
                let lines = TotalLines([FileLines(path: "a", counts: counts)])
                return ImplementationLines(
                    implementation: implementation.implementation,
                    roles: implementation.roles,
                    sources: lines,
                    layoutCode: 0,
                    restorationCode: 0,
                    tests: implementation.tests,
                    viewFreeTests: implementation.viewFreeTests,
                    testDoubles: implementation.testDoubles
                )
            }
        )
        return report
    }

    private func passes(_ condition: String, from old: Int, to new: Int) throws -> Bool {
        let comparison = ReportComparison(
            old: try report(codeOfMVP: old),
            new: try report(codeOfMVP: new)
        )
        let results = comparison.results(of: try GateCondition.list(condition))
        return results.allSatisfy { $0.passes }
    }

    @Test(
        "A condition limits the change of every implementation",
        arguments: [
            ("lines>+5%", 100, 105, true), ("lines>+5%", 100, 106, false),
            ("lines>5", 100, 105, true), ("lines>+5", 100, 106, false),
            ("lines<-5%", 100, 95, true), ("lines<-5%", 100, 94, false),
            ("lines>0", 100, 100, true), ("lines>+5%", 0, 1, false),
            ("lines>+5%, files>0", 100, 100, true),
        ]
    )
    func limits(condition: String, old: Int, new: Int, expected: Bool) throws {
        #expect(try passes(condition, from: old, to: new) == expected)
    }

    @Test("A violation names the implementation with both values")
    func violation() throws {
        let comparison = ReportComparison(
            old: try report(codeOfMVP: 100),
            new: try report(codeOfMVP: 120)
        )
        let conditions = try GateCondition.list("lines>+5%")
        let result = try #require(comparison.results(of: conditions).first)
        #expect(result.compared == 4)
        #expect(result.violations.map(\.subject) == ["greeting MVP"])
        #expect(result.violations.map(\.new) == [120])
    }

    @Test("A condition compares shares in points")
    func points() throws {
        let comparison = ReportComparison(old: try .sample(), new: try .sample())
        let conditions = try GateCondition.list(
            "view-free coverage<-2,line coverage<0,mutation score<0,view-free mutation score<0"
        )
        let results = comparison.results(of: conditions)
        #expect(results.allSatisfy { $0.passes })
        let error = #expect(throws: ApplicationError.self) {
            try GateCondition.list("view-free coverage<-2%")
        }
        #expect(error?.description.contains("Give the change in points, without '%'.") == true)
    }

    @Test("A condition on a metric that a report lacks does not pass")
    func missing() throws {
        var new = try Report.sample()
        new.instructions = .notMeasured
        let comparison = ReportComparison(old: try .sample(), new: new)
        let results = comparison.results(of: try GateCondition.list("instructions>+10%"))
        #expect(results.map(\.compared) == [0])
        #expect(results.map(\.passes) == [false])
    }

    @Test(
        "An invalid condition is refused",
        arguments: ["", "lines", "lines>", "lines>x", "lines>+5%,", ">5"]
    )
    func unreadable(text: String) {
        #expect(throws: ApplicationError.self) { try GateCondition.list(text) }
        let error = #expect(throws: ApplicationError.self) { try GateCondition.list("speed>5") }
        #expect(error?.description.hasPrefix("Unknown metric 'speed'. Known are: ") == true)
    }

    @Test("Changed mutants are found by code and result, independent of their lines")
    func mutants() throws {
        func mutant(_ code: String, line: Int = 1) -> Mutant {
            Mutant(mutationOperator: .statementDeleted, file: "a.swift", line: line, code: code)
        }
        func report(surviving: [Mutant], killed: [Mutant]) throws -> Report {
            var report = try Report.sample()
            let implementation = try #require(report.mutation.value?.first)
            report.mutation = .values([
                ImplementationMutation(
                    implementation: implementation.implementation,
                    roles: [],
                    total: implementation.total,
                    timedOut: 0,
                    stillborn: 0,
                    survivors: surviving,
                    killed: killed
                )
            ])
            return report
        }
        let old = try report(
            surviving: [mutant("a"), mutant("b"), mutant("twice")],
            killed: [mutant("c"), mutant("d"), mutant("e")]
        )
        let moved = try report(
            surviving: [mutant("a", line: 9), mutant("b"), mutant("twice")],
            killed: [mutant("c"), mutant("d"), mutant("e", line: 7)]
        )
        #expect(ReportComparison(old: old, new: moved).mutantChanges == [])
        let new = try report(
            surviving: [mutant("a"), mutant("c"), mutant("f"), mutant("twice"), mutant("twice")],
            killed: [mutant("b"), mutant("d"), mutant("g")]
        )
        let changes = try #require(ReportComparison(old: old, new: new).mutantChanges.first)
        #expect(changes.newSurviving.map(\.code) == ["f", "twice"])
        #expect(changes.newKilled.map(\.code) == ["g"])
        #expect(changes.noLongerKilled.map(\.code) == ["c"])
        #expect(changes.killedNow.map(\.code) == ["b"])
        #expect(changes.gone.map(\.code) == ["e"])
    }
}
