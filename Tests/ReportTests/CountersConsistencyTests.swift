internal import Matrix
internal import Report
internal import ReportSamples
internal import Scenarios
internal import Testing

@Suite("The counters in a report")
struct CountersConsistencyTests {
    private func inconsistency(_ values: [Int]) throws -> String? {
        var report = try Report.sample()
        report.equivalence = .figures([
            EquivalenceRecord(
                feature: .greeting,
                namedScripts: 1,
                randomScripts: 0,
                events: 1,
                seed: 1,
                seesLivingObjects: true,
                counts: [ScenarioCount(script: "greets", counter: "greetings", values: values)]
            )
        ])
        let kind = try #require(MeasureKind.all.first { $0.title == "Behavioural equivalence" })
        return kind.inconsistency(report)
    }

    @Test("A counter has one value for each variant", arguments: [3, 5])
    func values(count: Int) throws {
        #expect(try inconsistency([1, 1, 1, 2]) == nil)
        #expect(
            try inconsistency([Int](repeating: 1, count: count))
                == "a counter of greeting has not one value for each variant"
        )
    }

    @Test("A variant that the feature lacks, or more screens restored than interrupted, is wrong")
    func restorations() throws {
        let kind = try #require(MeasureKind.all.first { $0.title == "Behavioural equivalence" })
        func inconsistency(_ variant: Variant, _ restored: Int, of count: Int) throws -> String? {
            let restoration = EquivalenceRecord.Restoration(
                variant: variant,
                interruptions: count,
                restored: restored
            )
            return kind.inconsistency(try Report.sample(restorations: [restoration]))
        }
        #expect(try inconsistency(.store, 7, of: 7) == nil)
        #expect(try inconsistency(.store, 8, of: 7)?.contains("greeting") == true)
        #expect(try inconsistency(.store, -1, of: 7) != nil)
        #expect(try inconsistency(.massive, 7, of: 7) != nil)
    }
}
