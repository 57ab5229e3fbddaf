internal import Matrix
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import Statistics
internal import Testing

@Suite("The comparison of two reports")
struct ReportComparisonTests {
    @Test("A report does not contradict itself, and is comparable with itself")
    func same() throws {
        let comparison = ReportComparison(old: try .sample(), new: try .sample())
        #expect(comparison.isComparable)
        #expect(comparison.contradictions.isEmpty)
    }

    @Test("Another machine or toolchain is not comparable; another load is")
    func comparable() throws {
        let old = try Report.sample()
        var machine = old
        machine.provenance.machine.cores += 1
        var toolchain = old
        toolchain.provenance.toolchain = "Swift 7"
        var load = old
        load.provenance.origins[0].loadBefore.average = 9
        #expect(!ReportComparison(old: old, new: machine).isComparable)
        #expect(!ReportComparison(old: old, new: toolchain).isComparable)
        #expect(ReportComparison(old: old, new: load).isComparable)
    }

    @Test("Only decided pairs in the opposite order contradict")
    func contradictions() throws {
        let old = try Report.sample()
        let latency = try #require(old.latency.value)
        var new = old
        // MVP and VIPER, the fastest and the slowest, are exchanged.
        let scenarios = try latency.scenarios.map { scenario in
            let rounds = try scenario.rounds.selecting(variants: [0, 3, 2, 1, 4])
            return LatencyMeasurement.OfScenario(
                feature: scenario.feature,
                scenario: scenario.scenario,
                summary: scenario.summary,
                callsPerBatch: scenario.callsPerBatch,
                emptyNanosecondsPerCall: scenario.emptyNanosecondsPerCall,
                rounds: rounds,
                nanosecondsPerCall: scenario.nanosecondsPerCall,
                judgement: try Judgement(rounds: rounds),
                allocations: scenario.allocations
            )
        }
        new.latency = .values(
            LatencyMeasurement(
                settings: latency.settings,
                buildFlags: latency.buildFlags,
                binaryHashes: latency.binaryHashes,
                rows: latency.rows,
                scenarios: scenarios,
                features: latency.features
            )
        )
        let comparison = ReportComparison(old: old, new: new)
        let found = comparison.contradictions.map { contradiction in
            "\(contradiction.scenario): \(contradiction.variants.map(\.title).joined(separator: " "))"
        }
        // MVC and MVVM are equivalent, and the second scenario is inconclusive for MVP.
        #expect(
            found == [
                "show: MVC VIPER", "show: MVP MVC", "show: MVP MVVM", "show: MVP VIPER",
                "show: MVVM VIPER",
            ]
        )
    }

    @Test("Reports without latency have no contradictions")
    func withoutLatency() throws {
        let comparison = ReportComparison(old: try .sample(), new: try .sampleWithoutValues())
        #expect(comparison.contradictions.isEmpty)
    }
}
