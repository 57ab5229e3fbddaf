internal import ImplementationRegistry
internal import InputFiles
internal import Matrix
internal import Scenarios
internal import Statistics
internal import Testing

@testable internal import Benchmarks
@testable internal import RunTimeMeasures

@MainActor
@Suite("The measurement of scaling")
struct ScalingProbeTests {
    private static let settings = ScalingSettings(
        processes: 6,
        rounds: 2,
        sampleNanoseconds: 1,
        seed: 3
    )

    private func result(
        counter: any AllocationCounter,
        rows: [MatrixRow] = MatrixRow.all,
        longNanoseconds: Int = .max
    ) throws -> ScalingResult {
        let request = ScalingRequest(
            rows: rows,
            settings: Self.settings,
            process: 0
        )
        return try ScalingProbe(
            request: request,
            counter: counter,
            largestSize: 100,
            longNanoseconds: longNanoseconds
        ) { implementation, opening in implementation.prepare(opening) }
        .measure()
    }

    @Test("A variant with another screen at one size is not timed")
    func differentScreen() {
        let request = ScalingRequest(
            rows: [MatrixRow(.blogFeed)],
            settings: Self.settings,
            process: 0
        )
        let probe = ScalingProbe(
            request: request,
            counter: SteadyCounter(),
            largestSize: 100,
            longNanoseconds: .max
        ) { implementation, opening in
            var opening = opening
            // At size 10 all variants show the same.
            if implementation.variant == .mvvm, opening.values["blogs"] == .integer(100) {
                opening.values["blogs"] = .integer(99)
            }
            return implementation.prepare(opening)
        }
        let error = #expect(throws: ApplicationError.self) { _ = try probe.measure() }
        #expect(
            error?.description == "after open at size 100 blog-feed MVC and blog-feed MVVM show "
                + "different screens"
        )
    }

    @Test("Each scenario has positive times for each variant, round and size")
    func shape() throws {
        let result = try result(counter: SteadyCounter())
        let names = Feature.all.flatMap { $0.contract.scalingScenarios.map(\.name) }
        #expect(result.scenarios.map(\.scenario) == names)
        for scenario in result.scenarios {
            let sizes = scenario.scenario == "load-more" || scenario.scenario == "scroll" ? 1 : 2
            #expect(scenario.nanosecondsPerCall.count == scenario.feature.variants.count)
            #expect(scenario.nanosecondsPerCall.allSatisfy { $0.count == 2 })
            let times = scenario.nanosecondsPerCall.joined()
            #expect(times.allSatisfy { $0.count == sizes })
            #expect(times.joined().allSatisfy { $0 > 0 && $0.isFinite })
            #expect(scenario.allocationsPerCall?.joined().allSatisfy { $0 > 0 } == true)
        }
    }

    @Test("A size that takes long is measured in the first round only")
    func longSize() throws {
        let result = try result(
            counter: SteadyCounter(),
            rows: [MatrixRow(.blogFeed, [.mvc, .mvp])],
            longNanoseconds: 0
        )
        let rounds = result.scenarios.flatMap(\.nanosecondsPerCall)
        #expect(rounds.allSatisfy { $0.count == 2 && $0[0] == $0[1] })
        #expect(rounds.joined().joined().allSatisfy { $0 > 0 })
    }

    @Test("Without an allocation counter there are no allocation values")
    func noAllocations() throws {
        let result = try result(
            counter: SteadyCounter(obstacle: "none here"),
            rows: [MatrixRow(.blogFeed, [.mvc])]
        )
        #expect(result.allocationObstacle == "none here")
        #expect(result.scenarios.allSatisfy { $0.allocationsPerCall == nil })
    }

    @Test("Sizes increase tenfold to 100,000 in each scaling scenario of the blog feed")
    func sizes() {
        for scenario in Feature.blogFeed.contract.scalingScenarios {
            #expect(scenario.sizes.last == 100_000)
            #expect(zip(scenario.sizes, scenario.sizes.dropFirst()).allSatisfy { $0 * 10 == $1 })
        }
    }

    @Test("Values of processes are combined to medians, scaling and allocation counts")
    func measurement() throws {
        func process(_ factor: Double, allocations: [Double]? = [3, 30, 300, 3_000, 30_000])
            -> ScalingResult
        {
            let round = [10, 100, 1_000, 10_000, 100_000].map { $0 * factor }
            return ScalingResult(
                scenarios: [
                    ScalingResult.OfScenario(
                        feature: .blogFeed,
                        scenario: "open",
                        nanosecondsPerCall: [[round, round]],
                        allocationsPerCall: allocations.map { [$0] }
                    )
                ],
                allocationObstacle: nil
            )
        }
        let processes = (1...6).map { process(Double($0)) }
        let measurement = try ScalingMeasurement(
            settings: Self.settings,
            rows: [MatrixRow(.blogFeed, [.mvc])],
            results: processes
        )
        let values = try #require(measurement.scenarios.first?.variants.first)
        #expect(values.nanosecondsPerCall == [35, 350, 3_500, 35_000, 350_000])
        #expect(values.latency.verdict == .linear)
        guard case .perCall(let counts, let scaling) = values.allocations else {
            Issue.record("no allocations")
            return
        }
        #expect(counts == [3, 30, 300, 3_000, 30_000])
        #expect(abs(scaling.lastStep.exponent - 1) < 1e-12)

        let uneven = try ScalingMeasurement(
            settings: Self.settings,
            rows: [MatrixRow(.blogFeed, [.mvc])],
            results: processes + [process(1, allocations: [3, 30, 300, 3_000, 30_001])]
        )
        let unequal = try #require(uneven.scenarios.first?.variants.first?.allocations)
        guard case .notAvailable = unequal else {
            Issue.record("processes that count differently have a count")
            return
        }
    }
}

/// A counter that returns one block each time.
private struct SteadyCounter: AllocationCounter {
    var obstacle: String?
    func begin() {}
    func end() -> AllocationCounts { AllocationCounts(allocations: 1, bytes: 8) }
}
