internal import Report
internal import Testing

@testable internal import Pipeline

@MainActor
@Suite("The measures of a run")
struct MeasureTests {
    @Test("Each kind of figures has one measure that makes it, and each measure its kind")
    func complete() {
        let made = Measure.all.map(\.name)
        for kind in MeasureKind.all where made.count(where: { $0 == kind.name }) != 1 {
            Issue.record(
                "Add one Measure(\"\(kind.name)\", …) to Sources/App/Pipeline/Measure+All.swift."
            )
        }
        for name in made where !MeasureKind.all.contains(where: { $0.name == name }) {
            Issue.record("Add \"\(name)\" to `all` in Sources/Reporting/Report/MeasureKind.swift.")
        }
    }

    @Test("What times runs behind what proves sameness, and mutation behind coverage")
    func order() throws {
        let names = Measure.all.map(\.name)
        let sameness = try #require(names.firstIndex(of: "sameness"))
        for (index, measure) in Measure.all.enumerated() where measure.needs == .probe {
            #expect(index > sameness)
        }
        let coverage = try #require(names.firstIndex(of: "coverage"))
        #expect(try #require(names.firstIndex(of: "mutation")) > coverage)
    }

    @Test("A quick run leaves out what takes longest")
    func quick() {
        let left = Set(MeasureKind.all.map(\.name)).subtracting(ReportRun.quickMeasures)
        #expect(left == ["mutation", "instructions", "growth"])
    }
}
