internal import ImplementationRegistry
internal import InputFiles
internal import Matrix
internal import RunTimeMeasures
internal import Scenarios
internal import Testing

@testable internal import Benchmarks

@MainActor
@Suite("The run-time probe")
struct ProbeTests {
    private func request(_ features: [Feature], rounds: Int = 2) -> ProbeRequest {
        ProbeRequest(
            rows: features.map { MatrixRow($0) },
            settings: LatencySettings(
                processes: 1,
                rounds: rounds,
                batchNanoseconds: 1_000,
                warmUpNanoseconds: 0,
                seed: 1
            ),
            process: 0
        )
    }

    @Test(
        "Each scenario has positive times for each round, variant and A/A control"
    )
    func shape() throws {
        let result = try Probe(request: request(Feature.all, rounds: 3), counter: NoCounter())
            .measure()
        #expect(result.allocationObstacle == "there is none")
        let names = Feature.all.flatMap { feature in
            feature.contract.latencyScenarios.map { "\(feature.name) \($0.name)" }
        }
        #expect(result.scenarios.map { "\($0.feature.name) \($0.scenario)" } == names)
        for scenario in result.scenarios {
            #expect(scenario.callsPerBatch > 0)
            #expect(scenario.emptyNanosecondsPerCall >= 0)
            #expect(scenario.nanosecondsPerCall.count == 3)
            #expect(
                scenario.nanosecondsPerCall.allSatisfy {
                    $0.count == scenario.feature.variants.count + 1
                }
            )
            #expect(scenario.nanosecondsPerCall.joined().allSatisfy { $0 > 0 && $0.isFinite })
        }
    }

    @Test("Only allocations of the measured part are counted, equal in the control")
    func allocations() throws {
        let counter = CallCounter()
        let probe = Probe(request: request([.blogFeed]), counter: counter)
        let result = try probe.measure()
        let open = try #require(result.scenarios.first { $0.scenario == "open" })
        let like = try #require(result.scenarios.first { $0.scenario == "like" })
        // Eight screens are opened in each of four passes; twelve blogs liked on each of eight.
        #expect(open.countedCalls == 32)
        #expect(like.countedCalls == 384)
        let passes = AllocationCounts(allocations: 4, bytes: 40)
        #expect(
            open.allocations
                == [AllocationCounts](repeating: passes, count: Feature.blogFeed.variants.count + 1)
        )
        #expect(!counter.isCounting)
    }

    @Test("A variant with another screen is not timed")
    func differentScreen() {
        let probe = Probe(request: request([.greeting]), counter: NoCounter()) {
            implementation,
            opening in
            var opening = opening
            if implementation.variant == .mvvm { opening.values["firstName"] = .text("Ada") }
            return implementation.prepare(opening)
        }
        let error = #expect(throws: ApplicationError.self) { _ = try probe.measure() }
        #expect(
            error?.description == "after show greeting MVC and greeting MVVM show different screens"
        )
    }
}

/// A counter that is not available.
private struct NoCounter: AllocationCounter {
    let obstacle: String? = "there is none"
    func begin() {}
    func end() -> AllocationCounts { AllocationCounts(allocations: 0, bytes: 0) }
}

/// A counter that returns one block of ten bytes each time.
private final class CallCounter: AllocationCounter {
    let obstacle: String? = nil
    private(set) var isCounting = false

    func begin() {
        isCounting = true
    }

    func end() -> AllocationCounts {
        isCounting = false
        return AllocationCounts(allocations: 1, bytes: 10)
    }
}
