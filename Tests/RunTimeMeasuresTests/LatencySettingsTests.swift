internal import RunTimeMeasures
internal import Testing

@Suite("The settings of latency measurements")
struct LatencySettingsTests {
    @Test("The expected duration increases with processes and benches")
    func expectedSeconds() {
        var settings = LatencySettings(processes: 2, rounds: 10, warmUpNanoseconds: 0, seed: 1)
        // 0.8 s for each process, and 11 × 5 batches of 0.25 ms on each bench.
        #expect(abs(settings.expectedSeconds(benches: 1) - 1.6275) < 1e-9)
        #expect(abs(settings.expectedSeconds(benches: 10) - 1.875) < 1e-9)
        settings.processes = 4
        #expect(abs(settings.expectedSeconds(benches: 10) - 3.75) < 1e-9)
        settings.warmUpNanoseconds = 100_000_000
        #expect(abs(settings.expectedSeconds(benches: 10) - 7.75) < 1e-9)
    }

    @Test("The quick settings have enough processes for an interval, and are shorter")
    func settings() {
        let full = LatencySettings.full(seed: 1)
        let quick = LatencySettings.quick(seed: 1)
        #expect(quick.processes >= 6)
        #expect(quick.expectedSeconds(benches: 35) < full.expectedSeconds(benches: 35) / 2.5)
        #expect(full.expectedSeconds(benches: 35) <= 90)
        #expect(quick.expectedSeconds(benches: 35) <= 25)
    }
}
