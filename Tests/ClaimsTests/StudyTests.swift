internal import Changes
internal import Claims
internal import Matrix
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import Testing

@Suite("The findings of published studies")
struct StudyTests {
    @Test("The names of findings of studies and of claims are unique")
    func names() {
        let names = (Claim.all + Study.all.map(\.claim)).map(\.id)
        #expect(Set(names).count == names.count)
        #expect(Study.all.allSatisfy { $0.claim.id.hasPrefix("study-") })
    }

    @Test("The findings of studies are judged for the feature of the report")
    func judged() throws {
        let findings = Findings(try .sample())
        for study in Study.all {
            let found = findings[study.claim].filter { $0.reading.isEmpty }
            #expect(found.map(\.feature) == [.greeting], "\(study.claim.id)")
        }
    }

    @Test("A report without values has an obstacle for each finding")
    func withoutValues() throws {
        let findings = Findings(try .sampleWithoutValues())
        for study in Study.all {
            let found = findings[study.claim]
            #expect(found.allSatisfy { $0.verdict == .notMeasured && $0.obstacle != nil })
        }
    }

    @Test("Instructions are relative to the baseline; memory is the maximum of open screens")
    func quantities() throws {
        let report = try Report.sample()
        let baseline = Implementation(feature: .greeting, variant: .mvc)
        #expect(Quantity.instructionRatio.value(of: baseline, in: report) == 1)
        let feature = try #require(report.memory.value?.features.first)
        let open = zip(feature.states, feature.variants[0]).filter { !$0.0.isClosed }.map(\.1.bytes)
        #expect(Quantity.openBytes.value(of: baseline, in: report) == open.max().map(Double.init))
        let changes = report.changes.value?.first { $0.implementation == baseline }?.changes ?? []
        let lines = changes.reduce(0) { $0 + $1.cost.lines.all }
        #expect(Quantity.changedLines.value(of: baseline, in: report) == Double(lines))
    }
}
