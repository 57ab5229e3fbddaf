internal import Changes
internal import Claims
internal import Matrix
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import Testing

@Suite("Findings of published studies")
struct StudyTests {
    @Test("Each finding has a name of its own, which no claim has")
    func names() {
        let names = (Claim.all + Study.all.map(\.claim)).map(\.id)
        #expect(Set(names).count == names.count)
        #expect(Study.all.allSatisfy { $0.claim.id.hasPrefix("study-") })
    }

    @Test("A report judges the findings about its features like claims")
    func judged() throws {
        let findings = Findings(try .sample())
        for study in Study.all {
            let found = findings[study.claim].filter { $0.comparator == nil }
            #expect(found.map(\.feature) == [.greeting], "\(study.claim.id)")
        }
    }

    @Test("A report without values says what it lacks")
    func withoutValues() throws {
        let findings = Findings(try .sampleWithoutValues())
        for study in Study.all {
            let found = findings[study.claim]
            #expect(found.allSatisfy { $0.verdict == .notMeasured && $0.obstacle != nil })
        }
    }

    @Test("Instructions are relative to the baseline, and memory is the most of an open screen")
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
