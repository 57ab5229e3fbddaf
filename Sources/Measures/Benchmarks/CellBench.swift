internal import Latency
internal import Matrix
internal import Scenarios

/// The bench of one cell, or of the control of a feature, with the name that messages call it.
@MainActor
struct CellBench {
    /// Why nothing can be measured on it.
    struct Failure: Error, CustomStringConvertible {
        let cell: String
        let reason: Bench.Failure

        var description: String { "\(cell): \(reason)" }
    }

    let name: String
    private let bench: Bench

    init(
        _ name: String,
        script: LatencyScript,
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
            throw Failure(cell: name, reason: error)
        }
    }

    /// How many calls one pass makes.
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

    /// What one pass does, to be played where nothing is kept of what it did.
    func pass() -> @MainActor () -> Void { bench.pass() }

    private func attempt<Value>(
        _ work: () throws(Bench.Failure) -> Value
    ) throws(Failure) -> Value {
        do {
            return try work()
        } catch {
            throw Failure(cell: name, reason: error)
        }
    }
}
