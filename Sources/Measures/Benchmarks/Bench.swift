internal import Latency
internal import Scenarios

/// One cell, set up so that the measured part of a script can be timed again and again.
@MainActor
final class Bench {
    /// What was timed: how long it took, and how many calls it was.
    struct Timing {
        var nanoseconds = 0
        var calls = 0

        mutating func add(_ other: Timing) {
            nanoseconds += other.nanoseconds
            calls += other.calls
        }
    }

    /// Why a script cannot be timed on a cell.
    enum Failure: Error, CustomStringConvertible {
        case unreadable(script: String, ScriptError)
        /// An event of the script could not happen.
        case ignored(script: String, event: String, reason: String)

        var description: String {
            switch self {
            case .unreadable(let script, let error): "\(script): \(error)"
            case .ignored(let script, let event, let reason):
                "\(script): \(event) could not happen: \(reason)"
            }
        }
    }

    private let script: LatencyScript
    /// The screens that the measured part is played on. None are kept where opening is measured.
    private var stages: [Stage] = []
    private let openers: [@MainActor () -> Stage]
    /// Follows each call of the measured part; `nil` where nothing is to be slower than it is.
    private let delay: Delay?
    private let measured: [ScriptEvent]
    private let setup: [ScriptEvent]
    private let reset: [ScriptEvent]
    /// Whether screens are brought back before they are used again, and not after each use.
    private let restoresLate: Bool
    /// Whether the screens were played on since they were brought back.
    private var isUsed = false
    /// Screens that ``pass()`` opened, since releasing them is not part of it.
    private var kept: [Stage] = []
    /// The measured events of all stages, with their elements already found.
    private var actions: [@MainActor () -> Void] = []

    /// - Parameter restoresLate: whether screens are brought back before they are used again, which
    ///   takes as long as setting them up, and not after each use.
    init(
        script: LatencyScript,
        contract: FeatureContract,
        delay: Delay? = nil,
        restoresLate: Bool = false,
        prepare: @MainActor (Opening) -> @MainActor () -> Stage
    ) throws(Failure) {
        self.script = script
        self.delay = delay
        self.restoresLate = restoresLate
        let opened: Script
        do {
            let parser = ScriptParser(contract: contract)
            opened = try parser.script(from: script.setup)
            setup = opened.events
            reset = try parser.events(from: script.reset)
            if case .events(let source) = script.measured {
                measured = try parser.events(from: source)
            } else {
                measured = []
            }
        } catch {
            throw .unreadable(script: script.name, error)
        }
        openers = (0..<script.screenCount).map { _ in
            let open = prepare(opened.opening)
            guard let delay, script.measured == .opening else { return open }
            return {
                let stage = open()
                delay.pass()
                return stage
            }
        }
        guard script.measured != .opening else { return }
        try openStages()
    }

    /// Opens the screens that the measured part is played on, and brings them to where it begins.
    private func openStages() throws(Failure) {
        stages = openers.map { $0() }
        for stage in stages {
            for event in setup { try perform(event, on: stage) }
        }
        actions = try resolvedActions()
    }

    /// Whether something must be done before the measured part can be played again.
    private var needsRestoring: Bool { !reset.isEmpty || script.opensAnew }

    /// What a person sees after one pass, on the first screen, to compare variants by.
    func observationAfterOnePass() throws(Failure) -> Observation {
        try countOnePass(with: nil).observation
    }

    /// What a person sees after one pass, on the first screen, and what the pass allocates. The
    /// counters of the contract, which no person sees, are left to the check of equivalence.
    ///
    /// - Parameter counter: `nil` counts nothing.
    func countOnePass(
        with counter: (any AllocationCounter)?
    ) throws(Failure) -> (observation: Observation, counts: AllocationCounts?) {
        if script.measured == .opening {
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

    /// Fails where a measured event could not happen after all.
    private func checkResolved() throws(Failure) {
        guard let reason = stages.lazy.compactMap(\.resolvedObstacle).first else { return }
        throw .ignored(script: script.name, event: "a measured event", reason: reason)
    }

    /// Opens all screens, which the caller must release only after the count.
    private func open(
        with counter: (any AllocationCounter)?
    ) -> (opened: [Stage], counts: AllocationCounts?) {
        var opened: [Stage] = []
        opened.reserveCapacity(openers.count)
        counter?.begin()
        for open in openers { opened.append(open()) }
        return (opened, counter?.end())
    }

    /// Plays on screens that are where they began, and brings them back before or after.
    private func use<Value>(_ play: () -> Value) throws(Failure) -> Value {
        if isUsed { try restore() }
        let value = play()
        try checkResolved()
        isUsed = true
        if !restoresLate { try restore() }
        return value
    }

    /// Times passes over all screens.
    ///
    /// Where a pass can simply be repeated the clock is read once before and once after all;
    /// otherwise around each pass, and what it takes to restore the screens is not timed.
    func time(passes: Int) throws(Failure) -> Timing {
        var sum = Timing()
        if script.measured == .opening {
            for _ in 0..<passes { sum.add(timeOpening()) }
        } else if !needsRestoring {
            sum.add(timeActions(passes: passes))
            try checkResolved()
        } else {
            for _ in 0..<passes { sum.add(try use { timeActions(passes: 1) }) }
        }
        return sum
    }

    /// Counts what passes over all screens allocate, without what it takes to restore the screens.
    func countAllocations(
        passes: Int,
        with counter: any AllocationCounter
    ) throws(Failure) -> AllocationCounts {
        var sum = AllocationCounts(allocations: 0, bytes: 0)
        for _ in 0..<passes {
            guard let counts = try countOnePass(with: counter).counts else { continue }
            sum = sum + counts
        }
        return sum
    }

    /// What one pass over all screens does, without bringing the screens back.
    func pass() -> @MainActor () -> Void {
        guard script.measured == .opening else { return Self.pass(of: actions) }
        return Self.pass(of: openers.map { open in { [self] in kept.append(open()) } })
    }

    /// How many calls one pass makes.
    var callsPerPass: Int {
        script.measured == .opening ? openers.count : actions.count
    }

    /// A pass of as many calls that do nothing: what the loop and the calls through it cost.
    ///
    /// - Parameter delay: follows each call.
    static func emptyPass(of calls: Int, delay: Delay? = nil) -> @MainActor () -> Void {
        pass(of: (0..<calls).map { _ in delayed(nothing, by: delay) })
    }

    /// All passes are one loop, so that one can be subtracted from the other.
    @inline(never)
    private static func pass(of actions: [@MainActor () -> Void]) -> @MainActor () -> Void {
        { for action in actions { action() } }
    }

    /// The optimiser must not see that this does nothing.
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

    /// Brings the screens back to where the measured part can be played again. Elements are found
    /// anew, since cells of rows may have been reused.
    private func restore() throws(Failure) {
        isUsed = false
        guard needsRestoring else { return }
        for stage in stages {
            for event in reset { try perform(event, on: stage) }
        }
        if script.opensAnew { return try openStages() }
        actions = try resolvedActions()
    }

    private func resolvedActions() throws(Failure) -> [@MainActor () -> Void] {
        var actions: [@MainActor () -> Void] = []
        for stage in stages {
            for event in measured {
                switch stage.resolve(event) {
                case .success(let action): actions.append(Self.delayed(action, by: delay))
                case .failure(let obstacle): throw ignored(event, obstacle.reason)
                }
            }
        }
        return actions
    }

    private static func delayed(
        _ action: @escaping @MainActor () -> Void,
        by delay: Delay?
    ) -> @MainActor () -> Void {
        guard let delay else { return action }
        return {
            action()
            delay.pass()
        }
    }

    private func perform(_ event: ScriptEvent, on stage: Stage) throws(Failure) {
        if let reason = stage.perform(event) { throw ignored(event, reason) }
    }

    private func ignored(_ event: ScriptEvent, _ reason: String) -> Failure {
        .ignored(script: script.name, event: ScriptWriter.line(of: event), reason: reason)
    }
}
