internal import InputFiles
internal import RunTimeMeasures
internal import Scenarios

/// An implementation, set up so that the measured part of a scenario can be timed repeatedly.
@MainActor
final class Bench {
    /// A timing: the duration and the number of calls.
    struct Timing {
        var nanoseconds = 0
        var calls = 0

        mutating func add(_ other: Timing) {
            nanoseconds += other.nanoseconds
            calls += other.calls
        }
    }

    private let scenario: LatencyScenario
    /// The screens on which the measured part is played; empty if opening is measured.
    private var stages: [Stage] = []
    private let openers: [@MainActor () -> Stage]
    private let measured: [ScenarioEvent]
    private let setup: [ScenarioEvent]
    private let reset: [ScenarioEvent]
    /// Indicates whether screens are restored before they are used again, instead of after each
    /// use.
    private let restoresLate: Bool
    /// Indicates whether events were played on the screens since they were restored.
    private var isUsed = false
    /// The screens that ``pass()`` opened. They are kept, because releasing them is not part of the
    /// pass.
    private var kept: [Stage] = []
    /// The measured events of all stages, with their elements already resolved.
    private var actions: [@MainActor () -> Void] = []

    /// - Parameter restoresLate: indicates whether screens are restored before they are used again,
    ///   instead of after each use. Restoring takes as long as setting them up.
    init(
        scenario: LatencyScenario,
        contract: FeatureContract,
        restoresLate: Bool = false,
        prepare: @MainActor (Opening) -> @MainActor () -> Stage
    ) throws(ApplicationError) {
        self.scenario = scenario
        self.restoresLate = restoresLate
        let opened: Scenario
        do {
            let parser = ScenarioParser(contract: contract)
            opened = try parser.scenario(from: scenario.setup)
            setup = opened.events
            reset = try parser.events(from: scenario.reset)
            if case .events(let source) = scenario.measured {
                measured = try parser.events(from: source)
            } else {
                measured = []
            }
        } catch {
            throw .failed("\(scenario.name): \(error)")
        }
        openers = (0..<scenario.screenCount).map { _ in prepare(opened.opening) }
        guard scenario.measured != .opening else { return }
        try openStages()
    }

    /// Opens the screens for the measured part and plays the setup on them.
    private func openStages() throws(ApplicationError) {
        stages = openers.map { $0() }
        for stage in stages {
            for event in setup { try perform(event, on: stage) }
        }
        actions = try resolvedActions()
    }

    /// Indicates whether the screens must be restored before the measured part can be played again.
    private var needsRestoring: Bool { !reset.isEmpty || scenario.opensAnew }

    /// Returns the observation of the first screen after one pass, to compare variants.
    func observationAfterOnePass() throws(ApplicationError) -> Observation {
        try countOnePass(with: nil).observation
    }

    /// Returns the observation of the first screen after one pass, and the allocations of the pass.
    /// It excludes the counters of the contract, which the check of equivalence compares.
    ///
    /// - Parameter counter: the counter of allocations; `nil` for no counts.
    func countOnePass(
        with counter: (any AllocationCounter)?
    ) throws(ApplicationError) -> (observation: Observation, counts: AllocationCounts?) {
        if scenario.measured == .opening {
            let (opened, counts) = open(with: counter)
            return (opened[0].observation.withoutCounts, counts)
        }
        return try use {
            counter?.begin()
            for action in actions { action() }
            let counts = counter?.end()
            return (stages[0].observation.withoutCounts, counts)
        }
    }

    /// Throws if a measured event was not possible.
    private func checkResolved() throws(ApplicationError) {
        guard let reason = stages.lazy.compactMap(\.resolvedObstacle).first else { return }
        throw ignored("a measured event", reason)
    }

    /// Opens all screens. The caller must release them only after the count.
    private func open(
        with counter: (any AllocationCounter)?
    ) -> (opened: [Stage], counts: AllocationCounts?) {
        var opened: [Stage] = []
        opened.reserveCapacity(openers.count)
        counter?.begin()
        for open in openers { opened.append(open()) }
        return (opened, counter?.end())
    }

    /// Plays on restored screens, and restores them before or after.
    private func use<Value>(_ play: () -> Value) throws(ApplicationError) -> Value {
        if isUsed { try restore() }
        let value = play()
        try checkResolved()
        isUsed = true
        if !restoresLate { try restore() }
        return value
    }

    /// Measures the time of passes over all screens.
    ///
    /// If a pass can be repeated directly, the clock is read once before and once after all passes.
    /// Otherwise it is read around each pass, and restoring the screens is not timed.
    func time(passes: Int) throws(ApplicationError) -> Timing {
        var sum = Timing()
        if scenario.measured == .opening {
            for _ in 0..<passes { sum.add(timeOpening()) }
        } else if !needsRestoring {
            sum.add(timeActions(passes: passes))
            try checkResolved()
        } else {
            for _ in 0..<passes { sum.add(try use { timeActions(passes: 1) }) }
        }
        return sum
    }

    /// Counts the allocations of passes over all screens, without those of restoring the screens.
    func countAllocations(
        passes: Int,
        with counter: any AllocationCounter
    ) throws(ApplicationError) -> AllocationCounts {
        var sum = AllocationCounts(allocations: 0, bytes: 0)
        for _ in 0..<passes {
            guard let counts = try countOnePass(with: counter).counts else { continue }
            sum = sum + counts
        }
        return sum
    }

    /// Returns a closure that performs one pass over all screens, without restoring them.
    func pass() -> @MainActor () -> Void {
        guard scenario.measured == .opening else { return Self.pass(of: actions) }
        return Self.pass(of: openers.map { open in { [self] in kept.append(open()) } })
    }

    /// The number of calls in one pass.
    var callsPerPass: Int {
        scenario.measured == .opening ? openers.count : actions.count
    }

    /// Returns a pass with the given number of calls that do nothing, to measure the cost of the
    /// loop and its calls.
    static func emptyPass(of calls: Int) -> @MainActor () -> Void {
        pass(of: (0..<calls).map { _ in nothing })
    }

    /// Returns a pass over the actions. All passes use the same loop, so that the cost of an empty
    /// one can be subtracted.
    @inline(never)
    private static func pass(of actions: [@MainActor () -> Void]) -> @MainActor () -> Void {
        { for action in actions { action() } }
    }

    /// Does nothing, which the optimizer must not see.
    @_optimize(none)
    private static func nothing() {}

    private func timeOpening() -> Timing {
        var opened: [Stage] = []
        opened.reserveCapacity(openers.count)
        let start = MonotonicClock.now
        for open in openers { opened.append(open()) }
        let end = MonotonicClock.now
        // The screens are released at the end of this scope, which is not timed.
        return Timing(nanoseconds: end - start, calls: opened.count)
    }

    private func timeActions(passes: Int) -> Timing {
        let start = MonotonicClock.now
        for _ in 0..<passes {
            for action in actions { action() }
        }
        let end = MonotonicClock.now
        return Timing(nanoseconds: end - start, calls: passes * actions.count)
    }

    /// Restores the screens so that the measured part can be played again. Elements are resolved
    /// again, because cells of rows may have been reused.
    private func restore() throws(ApplicationError) {
        isUsed = false
        guard needsRestoring else { return }
        for stage in stages {
            for event in reset { try perform(event, on: stage) }
        }
        if scenario.opensAnew { return try openStages() }
        actions = try resolvedActions()
    }

    private func resolvedActions() throws(ApplicationError) -> [@MainActor () -> Void] {
        var actions: [@MainActor () -> Void] = []
        for stage in stages {
            for event in measured {
                switch stage.resolve(event) {
                case .success(let action): actions.append(action)
                case .failure(let obstacle): throw ignored(event, obstacle.reason)
                }
            }
        }
        return actions
    }

    private func perform(_ event: ScenarioEvent, on stage: Stage) throws(ApplicationError) {
        if let reason = stage.perform(event) { throw ignored(event, reason) }
    }

    private func ignored(_ event: ScenarioEvent, _ reason: String) -> ApplicationError {
        ignored(ScenarioWriter.line(of: event), reason)
    }

    private func ignored(_ event: String, _ reason: String) -> ApplicationError {
        .failed("\(scenario.name): \(event) could not happen: \(reason)")
    }
}
