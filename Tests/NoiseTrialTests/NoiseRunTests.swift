internal import Latency
internal import Matrix
internal import Statistics
internal import Testing

@testable internal import NoiseTrial

@Suite("A run of a noise trial")
struct NoiseRunTests {
    /// Six processes in which MVC takes 100 ns, MVP half of it, and the control a share more.
    private func results(
        slowdown: Double,
        allocations: [Int]? = [3, 5, 3],
        scripts: [String] = ["show"]
    ) -> [ProbeResult] {
        (0..<6).map { process in
            let load = Double(process + 1)
            let round = [100, 50, 100 * (1 + slowdown)].map { $0 * load }
            return ProbeResult(
                scripts: scripts.map { script in
                    ProbeResult.OfScenario(
                        feature: .greeting,
                        script: script,
                        callsPerBatch: 10,
                        emptyNanosecondsPerCall: 1,
                        nanosecondsPerCall: [round, round],
                        allocations: allocations.map { counts in
                            counts.map { AllocationCounts(allocations: $0, bytes: 16 * $0) }
                        },
                        countedCalls: 1
                    )
                },
                allocationObstacle: nil
            )
        }
    }

    @Test("Where the control is the same it comes out so, and variants are told apart")
    func same() throws {
        let run = try NoiseRun(results: results(slowdown: 0), seed: 1)
        let script = try #require(run.scripts.first)
        #expect(script.name == "greeting show")
        #expect(script.control.ratio == 1)
        #expect(!script.excludesOne)
        #expect(script.control.verdict == .equivalent)
        #expect(script.isReliable)
        #expect(script.margin == .onePerCent)
        #expect(script.orders == [NoiseRun.Order(faster: 1, slower: 0)])
        #expect(run.allocations?.first?.map(\.allocations) == [3, 5, 3])
        // A feature of one script has no whole of its own.
        #expect(run.features.isEmpty)
    }

    @Test("A control that is slower is found, in the script and in the feature")
    func found() throws {
        let run = try NoiseRun(results: results(slowdown: 0.03, scripts: ["a", "b"]), seed: 1)
        #expect(run.scripts.map(\.name) == ["greeting a", "greeting b"])
        for unit in run.scripts + run.features {
            #expect(abs(unit.control.ratio - 1.03) < 1e-9)
            #expect(unit.excludesOne)
            #expect(unit.control.verdict == .slower)
            // A real run would be unreliable: the same source differs.
            #expect(!unit.isReliable && unit.orders.isEmpty)
        }
        #expect(run.features.map(\.name) == ["greeting, overall"])
    }

    @Test("What lies inside the margin is not found")
    func notFound() throws {
        let run = try NoiseRun(results: results(slowdown: 0.005), seed: 1)
        #expect(run.scripts[0].control.verdict == .equivalent)
    }

    @Test("Processes that count differently, or not at all, give no count")
    func allocations() throws {
        let without = try NoiseRun(results: results(slowdown: 0, allocations: nil), seed: 1)
        #expect(without.allocations == nil)
        let mixed = results(slowdown: 0) + results(slowdown: 0, allocations: [4, 5, 3])
        #expect(try NoiseRun(results: mixed, seed: 1).allocations == nil)
    }
}
