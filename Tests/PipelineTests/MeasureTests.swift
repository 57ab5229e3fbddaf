internal import Latency
internal import Report
internal import Testing

@testable internal import Pipeline

@MainActor
@Suite("The measures of a run")
struct MeasureTests {
    @Test("Each kind of values has one measure that makes it, and each measure its kind")
    func complete() {
        let made = Measure.all.map(\.name)
        for kind in MeasureKind.all where made.count(where: { $0 == kind.name }) != 1 {
            Issue.record(
                "Add one Measure(.\(kind.name), …) to Sources/App/Pipeline/Measure+All.swift."
            )
        }
        for name in made where !MeasureKind.all.contains(where: { $0.name == name }) {
            Issue.record("Add \"\(name)\" to `all` in Sources/Reporting/Report/MeasureKind.swift.")
        }
    }

    @Test("A measurement runs after those that it requires, and after those whose build it uses")
    func order() throws {
        let names = Measure.all.map(\.name)
        for (index, measure) in Measure.all.enumerated() {
            for required in measure.requires {
                #expect(try #require(names.firstIndex(of: required.name)) < index)
            }
        }
        let coverage = try #require(names.firstIndex(of: Measure.coverage.name))
        #expect(try #require(names.firstIndex(of: Measure.structure.name)) > coverage)
        #expect(try #require(names.firstIndex(of: Measure.mutation.name)) > coverage)
    }

    @Test("A run adds the measurements that requested ones require")
    func wanted() {
        for measure in Measure.all {
            let settings = ReportRun.Settings(
                rows: [],
                measures: [measure.name],
                latency: .quick(seed: 1),
                scaling: ScalingSettings(seed: 1),
                isFresh: false,
                randomScenarios: 0,
                program: "",
                path: ""
            )
            let isTimed = measure.needs == .probe
            #expect(
                settings.wanted.map(\.name)
                    == (isTimed ? [Measure.equivalence.name] : []) + [measure.name]
            )
        }
    }

    @Test("The terms of metrics are distinct, and no term is the key of another metric")
    func terms() {
        let kinds = MeasureKind.all
        #expect(Set(kinds.map(\.term)).count == kinds.count)
        for kind in kinds where kind.term != kind.name {
            #expect(!kinds.contains { $0.name == kind.term })
        }
        #expect(MeasureKind.equivalence.term == "equivalence")
        #expect(MeasureKind.scaling.term == "scaling")
        #expect(MeasureKind.lines.term == "lines")
    }

    @Test("A quick run leaves out what takes longest")
    func quick() {
        let left = Set(MeasureKind.all.map(\.name)).subtracting(ReportRun.quickMeasures)
        #expect(left == ["mutation", "instructions", "scaling"])
    }
}
