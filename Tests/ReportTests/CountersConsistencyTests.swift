internal import Matrix
internal import Report
internal import ReportSamples
internal import Scenarios
internal import Testing

@Suite("The counters in a report")
struct CountersConsistencyTests {
    private func inconsistency(_ values: [Int]) throws -> String? {
        var report = try Report.sample()
        report.equivalence = .values([
            EquivalenceRecord(
                feature: .greeting,
                namedScenarios: 1,
                randomScenarios: 0,
                events: 1,
                seed: 1,
                seesLivingObjects: true,
                counts: [ScenarioCount(scenario: "greets", counter: "greetings", values: values)]
            )
        ])
        return report.inconsistency(of: .equivalence)
    }

    @Test("A counter has one value for each variant", arguments: [3, 5])
    func values(count: Int) throws {
        #expect(try inconsistency([1, 1, 1, 2]) == nil)
        #expect(
            try inconsistency([Int](repeating: 1, count: count))
                == "a counter of greeting has not one value for each variant"
        )
    }
}
