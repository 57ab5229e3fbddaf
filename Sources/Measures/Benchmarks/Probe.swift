internal import ImplementationRegistry
package import InputFiles
internal import Matrix
package import RunTimeMeasures
internal import Scenarios
internal import SeededRandom

/// Measures latency in this process: all variants in every round, in shuffled order.
@MainActor
package struct Probe {
    /// The number of passes over which allocations are counted, after as many uncounted ones.
    private static let countedPasses = 4

    private let request: ProbeRequest
    private let counter: any AllocationCounter
    private let prepare: @MainActor (Implementation, Opening) -> @MainActor () -> Stage

    package init(request: ProbeRequest, counter: any AllocationCounter) {
        self.init(request: request, counter: counter) { implementation, opening in
            implementation.prepare(opening)
        }
    }

    /// - Parameter prepare: returns a function that opens the screen of an implementation; the
    ///   control is not affected.
    init(
        request: ProbeRequest,
        counter: any AllocationCounter,
        prepare: @escaping @MainActor (Implementation, Opening) -> @MainActor () -> Stage
    ) {
        self.request = request
        self.counter = counter
        self.prepare = prepare
    }

    /// Measures every latency scenario of the requested features.
    package func measure() throws(ApplicationError) -> ProbeResult {
        // Each process has an order of its own, which is the same for equal seeds.
        var random = SplitMix64(seed: request.settings.seed &+ UInt64(request.process))
        var results: [ProbeResult.OfScenario] = []
        for row in request.rows {
            for scenario in row.feature.contract.latencyScenarios {
                results.append(try measure(scenario, of: row, &random))
            }
        }
        return ProbeResult(scenarios: results, allocationObstacle: counter.obstacle)
    }

    private func measure(
        _ scenario: LatencyScenario,
        of row: MatrixRow,
        _ random: inout SplitMix64
    ) throws(ApplicationError) -> ProbeResult.OfScenario {
        let settings = request.settings
        let benches = try benches(for: scenario, of: row, &random)
        try checkEquivalence(of: benches, scenario: scenario)
        var passes = 1
        for bench in benches.shuffled(using: &random) {
            try warmUp(bench)
            passes = max(passes, try passesPerBatch(of: bench))
        }
        // The first batch is discarded. Its allocations remain in memory, so it must not always begin
        // with the same variant, either.
        for bench in benches.shuffled(using: &random) { _ = try batch(of: passes, on: bench) }
        var callsPerBatch = 0
        var rounds: [[Double]] = []
        for _ in 0..<settings.rounds {
            var times = [Double](repeating: 0, count: benches.count)
            for index in benches.indices.shuffled(using: &random) {
                let timing = try batch(of: passes, on: benches[index])
                times[index] = Double(timing.nanoseconds) / Double(timing.calls)
                callsPerBatch = timing.calls
            }
            rounds.append(times)
        }
        let fresh = try self.benches(for: scenario, of: row, &random)
        return ProbeResult.OfScenario(
            feature: row.feature,
            scenario: scenario.name,
            callsPerBatch: callsPerBatch,
            emptyNanosecondsPerCall: emptyCall(count: callsPerBatch),
            nanosecondsPerCall: rounds,
            allocations: try countAllocations(on: fresh),
            countedCalls: Self.countedPasses * (fresh.first?.callsPerPass ?? 0)
        )
    }

    /// Counts the allocations on screens with equal histories, so that every process has the same
    /// counts.
    private func countAllocations(
        on benches: [ImplementationBenchmark]
    ) throws(ApplicationError) -> [AllocationCounts]? {
        guard counter.obstacle == nil else { return nil }
        var counts: [AllocationCounts] = []
        for bench in benches {
            _ = try batch(of: Self.countedPasses, on: bench)
            let count = try bench.countAllocations(passes: Self.countedPasses, with: counter)
            counts.append(count)
        }
        return counts
    }

    /// Returns a bench for each variant and one for the control. Each process sets them up in
    /// another order, so that their positions in memory favour none.
    private func benches(
        for scenario: LatencyScenario,
        of row: MatrixRow,
        _ random: inout SplitMix64
    ) throws(ApplicationError) -> [ImplementationBenchmark] {
        var benches: [Int: ImplementationBenchmark] = [:]
        let feature = row.feature
        let implementations = row.implementations
        for index in (0...implementations.count).shuffled(using: &random) {
            let implementation = index < implementations.count ? implementations[index] : nil
            benches[index] = try ImplementationBenchmark(
                implementation?.description ?? "\(feature.name) control",
                scenario: scenario,
                of: feature,
                prepare: { opening in
                    implementation.map { prepare($0, opening) }
                        ?? feature.prepareControl(opening)
                }
            )
        }
        return benches.sorted { $0.key < $1.key }.map(\.value)
    }

    private func checkEquivalence(
        of benches: [ImplementationBenchmark],
        scenario: LatencyScenario
    ) throws(ApplicationError) {
        guard let first = benches.first else { return }
        let expected = try first.observationAfterOnePass()
        for other in benches.dropFirst() {
            let found = try other.observationAfterOnePass()
            guard found == expected else {
                throw .failed(
                    "after \(scenario.name) \(first.name) and \(other.name) show different screens"
                )
            }
        }
    }

    private func warmUp(_ bench: ImplementationBenchmark) throws(ApplicationError) {
        let end = MonotonicClock.now + request.settings.warmUpNanoseconds
        while MonotonicClock.now < end { _ = try batch(of: 1, on: bench) }
    }

    /// Returns the number of passes that last as long as a batch. The number is doubled until the
    /// time is measurable, then scaled.
    private func passesPerBatch(of bench: ImplementationBenchmark) throws(ApplicationError) -> Int {
        let wanted = Double(request.settings.batchNanoseconds)
        var passes = 1
        var lasted = Double(try batch(of: passes, on: bench).nanoseconds)
        while lasted < wanted / 4 {
            passes *= 2
            lasted = Double(try batch(of: passes, on: bench).nanoseconds)
        }
        return max(Int((Double(passes) * wanted / lasted).rounded(.up)), 1)
    }

    private func batch(of passes: Int, on bench: ImplementationBenchmark) throws(ApplicationError)
        -> Bench.Timing
    {
        try bench.time(passes: passes)
    }

    /// Returns the time of a call of the same kind of closure that does nothing.
    private func emptyCall(count: Int) -> Double {
        let pass = Bench.emptyPass(of: max(count, 1))
        var best = Int.max
        for _ in 0..<10 {
            let start = MonotonicClock.now
            pass()
            best = min(best, MonotonicClock.now - start)
        }
        return Double(best) / Double(max(count, 1))
    }
}
