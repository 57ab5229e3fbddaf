package import Catalogue
internal import Scripts
internal import SeededRandom

/// Measures latency in this process: all variants in every round, in shuffled order.
@MainActor
package struct Probe {
    /// Why nothing could be measured.
    package enum Failure: Error, CustomStringConvertible {
        case bench(cell: Cell, String)
        /// Variants show different screens, so comparing their latency would mean nothing.
        case notSame(script: String, Variant, Variant)

        package var description: String {
            switch self {
            case .bench(let cell, let reason): "\(cell): \(reason)"
            case .notSame(let script, let one, let other):
                "after \(script) \(one.title) and \(other.title) show different screens"
            }
        }
    }

    private let request: ProbeRequest

    package init(request: ProbeRequest) {
        self.request = request
    }

    /// Measures every latency script of the requested features.
    package func measure() throws(Failure) -> ProbeResult {
        // Each process takes an order of its own, and the same one whenever the seed is the same.
        var random = SplitMix64(seed: request.settings.seed &+ UInt64(request.process))
        var results: [ProbeResult.OfScript] = []
        for feature in request.features {
            for script in feature.contract.latencyScripts {
                results.append(try measure(script, of: feature, &random))
            }
        }
        return ProbeResult(scripts: results)
    }

    private func measure(
        _ script: LatencyScript,
        of feature: Feature,
        _ random: inout SplitMix64
    ) throws(Failure) -> ProbeResult.OfScript {
        let settings = request.settings
        let benches = try benches(for: script, of: feature)
        try checkSameness(of: benches, script: script)
        var passes = 1
        for bench in benches {
            try warmUp(bench)
            passes = max(passes, try passesPerBatch(of: bench))
        }
        var callsPerBatch = 0
        var rounds: [[Double]] = []
        // The first round is dropped.
        for round in 0...settings.rounds {
            var times = [Double](repeating: 0, count: benches.count)
            var order = Array(benches.indices)
            order.shuffle(using: &random)
            for index in order {
                let timing = try batch(of: passes, on: benches[index])
                times[index] = Double(timing.nanoseconds) / Double(timing.calls)
                callsPerBatch = timing.calls
            }
            if round > 0 { rounds.append(times) }
        }
        return ProbeResult.OfScript(
            feature: feature,
            script: script.name,
            callsPerBatch: callsPerBatch,
            emptyNanosecondsPerCall: emptyCall(count: callsPerBatch),
            nanosecondsPerCall: rounds
        )
    }

    private struct CellBench {
        let cell: Cell
        let bench: Bench
    }

    private func benches(
        for script: LatencyScript,
        of feature: Feature
    ) throws(Failure) -> [CellBench] {
        var benches: [CellBench] = []
        for variant in request.variants {
            let cell = Cell(feature: feature, variant: variant)
            do {
                let bench = try Bench(
                    script: script,
                    contract: feature.contract,
                    prepare: cell.prepare
                )
                benches.append(CellBench(cell: cell, bench: bench))
            } catch {
                throw .bench(cell: cell, error.description)
            }
        }
        return benches
    }

    private func checkSameness(
        of benches: [CellBench],
        script: LatencyScript
    ) throws(Failure) {
        guard let first = benches.first else { return }
        let expected = try attempt(first) { bench throws(Bench.Failure) in
            try bench.observationAfterOnePass()
        }
        for other in benches.dropFirst() {
            let found = try attempt(other) { bench throws(Bench.Failure) in
                try bench.observationAfterOnePass()
            }
            guard found == expected else {
                throw .notSame(script: script.name, first.cell.variant, other.cell.variant)
            }
        }
    }

    private func warmUp(_ bench: CellBench) throws(Failure) {
        let end = MonotonicClock.now + request.settings.warmUpNanoseconds
        while MonotonicClock.now < end { _ = try batch(of: 1, on: bench) }
    }

    /// How many passes last as long as a batch must: doubled until that can be told, then scaled.
    private func passesPerBatch(of bench: CellBench) throws(Failure) -> Int {
        let wanted = Double(request.settings.batchNanoseconds)
        var passes = 1
        var lasted = Double(try batch(of: passes, on: bench).nanoseconds)
        while lasted < wanted / 4 {
            passes *= 2
            lasted = Double(try batch(of: passes, on: bench).nanoseconds)
        }
        return max(Int((Double(passes) * wanted / lasted).rounded(.up)), 1)
    }

    private func batch(of passes: Int, on bench: CellBench) throws(Failure) -> Bench.Timing {
        try attempt(bench) { bench throws(Bench.Failure) in
            try bench.time(passes: passes)
        }
    }

    private func attempt<Value>(
        _ bench: CellBench,
        _ work: (Bench) throws(Bench.Failure) -> Value
    ) throws(Failure) -> Value {
        do {
            return try work(bench.bench)
        } catch {
            throw .bench(cell: bench.cell, error.description)
        }
    }

    /// What calling through the same kind of closure costs where the closure does nothing.
    private func emptyCall(count: Int) -> Double {
        let actions = [@MainActor () -> Void](repeating: Self.nothing, count: max(count, 1))
        var best = Int.max
        for _ in 0..<10 {
            let start = MonotonicClock.now
            for action in actions { action() }
            best = min(best, MonotonicClock.now - start)
        }
        return Double(best) / Double(actions.count)
    }

    /// The optimiser must not see that this does nothing.
    @_optimize(none)
    private static func nothing() {}
}
