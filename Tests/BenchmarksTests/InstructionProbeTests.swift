internal import ImplementationRegistry
internal import Matrix
internal import Scenarios
internal import Testing

@testable internal import Benchmarks
@testable internal import RunTimeMeasures

@MainActor
@Suite("The counts of instructions")
struct InstructionProbeTests {
    private func result(
        of feature: Feature,
        _ counters: FakeCounter...
    ) throws -> InstructionResult {
        let request = InstructionRequest(feature: feature, variant: .mvp)
        return try InstructionProbe(request: request, counters: counters).measure()
    }

    private func counts(_ result: InstructionResult) -> [InstructionCount] {
        if case .counted(_, let scenarios, _) = result { scenarios.map(\.count) } else { [] }
    }

    @Test("The instructions of empty calls are subtracted from one pass, per call")
    func subtractsTheLoop() throws {
        let result = try result(of: .blogFeed, FakeCounter(calls: [1_000, 40]))
        guard case .counted(.singleStepping, let scenarios, _) = result else {
            Issue.record("nothing was counted: \(result)")
            return
        }
        #expect(scenarios.map(\.scenario) == Feature.blogFeed.contract.latencyScenarios.map(\.name))
        let open = try #require(scenarios.first { $0.scenario == "open" })
        #expect(open.count == .perCall(960))
        let like = try #require(scenarios.first { $0.scenario == "like" })
        #expect(like.count == .perCall(960 / 12))
    }

    @Test("Calls that are not longer than empty ones have no count", arguments: [40, 600])
    func notPositive(loop: Int) throws {
        let result = try result(of: .greeting, FakeCounter(calls: [40, loop]))
        #expect(
            counts(result).map(\.obstacle?.reason)
                == ["40 were counted, and \(loop) of calls that do nothing"]
        )
    }

    @Test("A count that fails has its reason, and the other scenarios are counted")
    func failure() throws {
        var failing = FakeCounter(calls: [1_000, 40])
        failing.failsFirstCall = true
        let counts = counts(try result(of: .blogFeed, failing))
        #expect(counts.first?.obstacle?.reason == "the child ran away")
        #expect(counts.dropFirst().allSatisfy { $0.perCall != nil })
    }

    @Test("A counter that fails its self-test is replaced by the next one")
    func selfTest() throws {
        let wrong = FakeCounter(method: .hardwareCounter, lost: 3)
        let right = FakeCounter(calls: [50, 40])
        guard case .counted(.singleStepping, _, _) = try result(of: .greeting, wrong, right) else {
            Issue.record("the counter that counts wrong was used")
            return
        }
        func obstacle(_ thousands: Int) -> InstructionResult {
            let length = 1_000 * thousands
            return .notAvailable(
                InstructionObstacle(
                    "the counter's own test counted \(length - 3) of \(length) instructions"
                )
            )
        }
        #expect(
            try result(of: .greeting, wrong)
                == obstacle(InstructionMeasurement.testedThousandsPerProcess)
        )
        #expect(
            InstructionProbe.test([wrong]) == obstacle(InstructionMeasurement.testedThousands)
        )
        #expect(
            InstructionProbe.test([wrong, right]) == .counted(by: .singleStepping, [], nil)
        )
        #expect(
            try result(of: .greeting)
                == .notAvailable(
                    InstructionObstacle("instructions are counted only on Linux on x86-64")
                )
        )
    }

    private func result(
        _ counts: [InstructionCount],
        by method: InstructionMethod = .singleStepping
    ) -> InstructionResult {
        .counted(
            by: method,
            counts.map { .init(scenario: "show", count: $0) },
            nil
        )
    }

    @Test("Counts of variants are collected, also missing ones")
    func sideBySide() throws {
        let missing = InstructionCount.notAvailable(InstructionObstacle("it differs"))
        let measurement = try InstructionMeasurement(
            rows: [MatrixRow(.greeting, [.mvp])],
            results: [result([.perCall(25)]), result([missing])].map {
                CountedImplementation(result: $0)
            }
        )
        #expect(measurement.scenarios.map(\.counts) == [[.perCall(25), missing]])
        #expect(measurement.method == .singleStepping)
    }

    @Test("A measurement needs a count of each variant by the same method")
    func nothingToCompare() {
        let obstacle = InstructionObstacle("there is no counter")
        let one = result([.perCall(25)])
        for (other, expected) in [
            (InstructionResult.notAvailable(obstacle), "there is no counter"),
            (
                result([.perCall(25)], by: .hardwareCounter),
                "variants were counted by different methods"
            ),
        ] {
            let error = #expect(throws: InstructionObstacle.self) {
                _ = try InstructionMeasurement(
                    rows: [MatrixRow(.greeting, [.mvp])],
                    results: [one, other].map { CountedImplementation(result: $0) }
                )
            }
            #expect(error?.reason == expected)
        }
    }
}

/// The position in the sequence of counts.
@MainActor
private final class Turns {
    var next = 0
}

private struct FakeCounter: InstructionCounter {
    var method = InstructionMethod.singleStepping
    /// The counts of one call and of the next, repeatedly.
    var calls = [1]
    /// The number of instructions of a known body that are not counted.
    var lost = 0
    var failsFirstCall = false
    private let turns = Turns()

    init(method: InstructionMethod = .singleStepping, calls: [Int] = [1], lost: Int = 0) {
        self.method = method
        self.calls = calls
        self.lost = lost
    }

    func count(of body: InstructionBody) -> Result<Int, InstructionObstacle> {
        switch body {
        case .thousands(let thousands):
            return .success(thousands == 0 ? 7 : 7 + 1_000 * thousands - lost)
        case .call(let run):
            run()
            defer { turns.next += 1 }
            guard !failsFirstCall || turns.next > 0 else {
                return .failure(InstructionObstacle("the child ran away"))
            }
            return .success(calls[turns.next % calls.count])
        }
    }
}
