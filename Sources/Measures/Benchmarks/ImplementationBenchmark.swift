internal import InputFiles
internal import Matrix
internal import RunTimeMeasures
internal import Scenarios

/// The bench of one implementation, or of the A/A control of a feature, with its name in messages.
@MainActor
struct ImplementationBenchmark {
    let name: String
    private let bench: Bench

    init(
        _ name: String,
        scenario: LatencyScenario,
        of feature: Feature,
        restoresLate: Bool = false,
        prepare: @MainActor (Opening) -> @MainActor () -> Stage
    ) throws(ApplicationError) {
        self.name = name
        do {
            bench = try Bench(
                scenario: scenario,
                contract: feature.contract,
                restoresLate: restoresLate,
                prepare: prepare
            )
        } catch {
            throw .failed("\(name): \(error)")
        }
    }

    /// The number of calls in one pass.
    var callsPerPass: Int { bench.callsPerPass }

    func observationAfterOnePass() throws(ApplicationError) -> Observation {
        try attempt { () throws(ApplicationError) in try bench.observationAfterOnePass() }
    }

    func countOnePass(
        with counter: (any AllocationCounter)?
    ) throws(ApplicationError) -> (observation: Observation, counts: AllocationCounts?) {
        try attempt { () throws(ApplicationError) in try bench.countOnePass(with: counter) }
    }

    func time(passes: Int) throws(ApplicationError) -> Bench.Timing {
        try attempt { () throws(ApplicationError) in try bench.time(passes: passes) }
    }

    func countAllocations(
        passes: Int,
        with counter: any AllocationCounter
    ) throws(ApplicationError) -> AllocationCounts {
        try attempt { () throws(ApplicationError) in
            try bench.countAllocations(passes: passes, with: counter)
        }
    }

    /// Returns a closure that performs one pass, for a process that does not use its results.
    func pass() -> @MainActor () -> Void { bench.pass() }

    private func attempt<Value>(
        _ work: () throws(ApplicationError) -> Value
    ) throws(ApplicationError) -> Value {
        do {
            return try work()
        } catch {
            throw .failed("\(name): \(error)")
        }
    }
}
