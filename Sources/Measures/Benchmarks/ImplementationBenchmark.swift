internal import Latency
internal import Matrix
internal import Scenarios

/// The bench of one implementation, or of the A/A control of a feature, with its name in messages.
@MainActor
struct ImplementationBenchmark {
    /// The reason why the bench cannot measure.
    struct Failure: Error, CustomStringConvertible {
        let implementation: String
        let reason: Bench.Failure

        var description: String { "\(implementation): \(reason)" }
    }

    let name: String
    private let bench: Bench

    init(
        _ name: String,
        script: LatencyScenario,
        of feature: Feature,
        delay: Delay? = nil,
        restoresLate: Bool = false,
        prepare: @MainActor (Opening) -> @MainActor () -> Stage
    ) throws(Failure) {
        self.name = name
        do {
            bench = try Bench(
                script: script,
                contract: feature.contract,
                delay: delay,
                restoresLate: restoresLate,
                prepare: prepare
            )
        } catch {
            throw Failure(implementation: name, reason: error)
        }
    }

    /// The number of calls in one pass.
    var callsPerPass: Int { bench.callsPerPass }

    func observationAfterOnePass() throws(Failure) -> Observation {
        try attempt { () throws(Bench.Failure) in try bench.observationAfterOnePass() }
    }

    func countOnePass(
        with counter: (any AllocationCounter)?
    ) throws(Failure) -> (observation: Observation, counts: AllocationCounts?) {
        try attempt { () throws(Bench.Failure) in try bench.countOnePass(with: counter) }
    }

    func time(passes: Int) throws(Failure) -> Bench.Timing {
        try attempt { () throws(Bench.Failure) in try bench.time(passes: passes) }
    }

    func countAllocations(
        passes: Int,
        with counter: any AllocationCounter
    ) throws(Failure) -> AllocationCounts {
        try attempt { () throws(Bench.Failure) in
            try bench.countAllocations(passes: passes, with: counter)
        }
    }

    /// Returns a closure that performs one pass, for a process that does not use its results.
    func pass() -> @MainActor () -> Void { bench.pass() }

    private func attempt<Value>(
        _ work: () throws(Bench.Failure) -> Value
    ) throws(Failure) -> Value {
        do {
            return try work()
        } catch {
            throw Failure(implementation: name, reason: error)
        }
    }
}
