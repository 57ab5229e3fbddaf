internal import CellSources
internal import Lines
internal import Matrix
internal import Mutation
internal import Report
internal import ReportSamples
internal import Testing

@Suite("A gate between two reports")
struct GateConditionTests {
    /// The sample report with other code lines of MVP.
    private func report(codeOfMVP: Int) throws -> Report {
        var report = try Report.sample()
        let cells = try #require(report.lines.value)
        report.lines = .figures(
            cells.map { cell in
                guard cell.cell.variant == .mvp else { return cell }
                let counts = LineCounts(code: codeOfMVP, comment: 0, blank: 0)
                let lines = TotalLines([FileLines(path: "a", counts: counts)])
                return CellLines(
                    cell: cell.cell,
                    roles: cell.roles,
                    sources: lines,
                    tests: cell.tests,
                    testDoubles: cell.testDoubles
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

    @Test("Shares are compared in points")
    func points() throws {
        let comparison = ReportComparison(old: try .sample(), new: try .sample())
        let conditions = try GateCondition.list(
            "view-free coverage<-2,line coverage<0,mutation score<0,view-free mutation score<0"
        )
        let results = comparison.results(of: conditions)
        #expect(results.allSatisfy { $0.passes })
        #expect(throws: GateCondition.Failure.percentOfShare("view-free coverage<-2%")) {
            try GateCondition.list("view-free coverage<-2%")
        }
    }

    @Test("A metric that a report lacks does not pass")
    func missing() throws {
        var new = try Report.sample()
        new.instructions = .notMeasured
        let comparison = ReportComparison(old: try .sample(), new: new)
        let results = comparison.results(of: try GateCondition.list("instructions>+10%"))
        #expect(results.map(\.compared) == [0])
        #expect(results.map(\.passes) == [false])
    }

    @Test(
        "A text that is no condition is refused",
        arguments: ["", "lines", "lines>", "lines>x", "lines>+5%,", ">5"]
    )
    func unreadable(text: String) {
        #expect(throws: GateCondition.Failure.self) { try GateCondition.list(text) }
        #expect(throws: GateCondition.Failure.unknownMetric("speed")) {
            try GateCondition.list("speed>5")
        }
    }

    @Test("Surviving mutants are compared without their lines")
    func survivors() throws {
        let old = try Report.sample()
        var new = old
        let cells = try #require(old.mutation.value)
        let moved = cells.map { cell in
            CellMutation(
                cell: cell.cell,
                roles: cell.roles,
                total: cell.total,
                stopped: cell.stopped,
                stillborn: cell.stillborn,
                survivors: cell.survivors.map { mutant in
                    Mutant(
                        mutationOperator: mutant.mutationOperator,
                        file: mutant.file,
                        line: mutant.line + 7,
                        code: mutant.code
                    )
                }
            )
        }
        new.mutation = .figures(moved)
        #expect(ReportComparison(old: old, new: new).survivorChanges == [])
        let index = try #require(cells.firstIndex { !$0.survivors.isEmpty })
        var fewer = cells
        fewer[index] = CellMutation(
            cell: cells[index].cell,
            roles: cells[index].roles,
            total: cells[index].total,
            stopped: 0,
            stillborn: 0,
            survivors: Array(cells[index].survivors.dropFirst())
        )
        new.mutation = .figures(fewer)
        let changes = ReportComparison(old: old, new: new).survivorChanges
        #expect(changes.map(\.removed) == [[cells[index].survivors[0]]])
        #expect(changes.map(\.added) == [[]])
        #expect(ReportComparison(old: new, new: old).survivorChanges.map(\.added.count) == [1])
    }
}
