internal import Catalogue
internal import Latency
internal import Noise
internal import Testing

@Suite("A run of a noise trial")
struct NoiseRunTests {
    /// Six processes in which MVC takes 100 ns, MVP half of it, and the control a share more.
    private func results(slowdown: Double, allocations: [Int]? = [3, 5, 3]) -> [ProbeResult] {
        (0..<6).map { process in
            let load = Double(process + 1)
            let round = [100, 50, 100 * (1 + slowdown)].map { $0 * load }
            return ProbeResult(
                scripts: [
                    ProbeResult.OfScript(
                        feature: .greeting,
                        script: "show",
                        callsPerBatch: 10,
                        emptyNanosecondsPerCall: 1,
                        nanosecondsPerCall: [round, round],
                        allocations: allocations.map { counts in
                            counts.map { AllocationCounts(allocations: $0, bytes: 16 * $0) }
                        },
                        countedCalls: 1
                    )
                ],
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
        #expect(!script.control.excludesOne)
        #expect(!script.isControlSlower)
        #expect(script.orders == [NoiseRun.Order(faster: 1, slower: 0)])
        #expect(script.allocations?.map(\.allocations) == [3, 5, 3])
    }

    @Test("A control that is slower is found, in the script and in the run as a whole")
    func found() throws {
        let run = try NoiseRun(results: results(slowdown: 0.03), seed: 1)
        #expect(abs(run.scripts[0].control.ratio - 1.03) < 1e-9)
        #expect(run.scripts[0].isControlSlower)
        #expect(abs(run.whole.control.ratio - 1.03) < 1e-9)
        #expect(run.whole.isControlSlower)
    }

    @Test("What lies inside the margin is not found")
    func notFound() throws {
        let run = try NoiseRun(results: results(slowdown: 0.005), seed: 1)
        #expect(!run.whole.isControlSlower)
    }

    @Test("Processes that count differently, or not at all, give no count")
    func allocations() throws {
        let without = try NoiseRun(results: results(slowdown: 0, allocations: nil), seed: 1)
        #expect(without.scripts[0].allocations == nil)
        let mixed = results(slowdown: 0) + results(slowdown: 0, allocations: [4, 5, 3])
        #expect(try NoiseRun(results: mixed, seed: 1).scripts[0].allocations == nil)
    }
}
