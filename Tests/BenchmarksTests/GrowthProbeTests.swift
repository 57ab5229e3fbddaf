internal import ImplementationRegistry
internal import InputFiles
internal import Matrix
internal import Scenarios
internal import Statistics
internal import Testing

@testable internal import Benchmarks
@testable internal import Latency

@MainActor
@Suite("The measure of growth")
struct GrowthProbeTests {
    private static let settings = GrowthSettings(
        processes: 6,
        rounds: 2,
        sampleNanoseconds: 1,
        seed: 3
    )

    private func result(
        counter: any AllocationCounter,
        rows: [MatrixRow] = MatrixRow.all
    ) throws -> GrowthResult {
        let request = GrowthRequest(
            rows: rows,
            settings: Self.settings,
            process: 0
        )
        return try GrowthProbe(request: request, counter: counter, largestSize: 100) {
            implementation,
            opening in implementation.prepare(opening)
        }.measure()
    }

    @Test("A variant that shows something else at some size is not timed")
    func differentScreen() {
        let request = GrowthRequest(
            rows: [MatrixRow(.blogFeed)],
            settings: Self.settings,
            process: 0
        )
        let probe = GrowthProbe(request: request, counter: SteadyCounter(), largestSize: 100) {
            implementation,
            opening in
            var opening = opening
            // At 10 all variants show the same.
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

    @Test("Each script has positive times for each variant, round and size")
    func shape() throws {
        let result = try result(counter: SteadyCounter())
        let names = Feature.all.flatMap { $0.contract.growthScripts.map(\.name) }
        #expect(result.scripts.map(\.script) == names)
        for script in result.scripts {
            let sizes = script.script == "load-more" || script.script == "scroll" ? 1 : 2
            #expect(script.nanosecondsPerCall.count == script.feature.variants.count)
            #expect(script.nanosecondsPerCall.allSatisfy { $0.count == 2 })
            let times = script.nanosecondsPerCall.joined()
            #expect(times.allSatisfy { $0.count == sizes })
            #expect(times.joined().allSatisfy { $0 > 0 && $0.isFinite })
            #expect(script.allocationsPerCall?.joined().allSatisfy { $0 > 0 } == true)
        }
    }

    @Test("Where allocations cannot be counted there is no figure for them")
    func noAllocations() throws {
        let result = try result(
            counter: SteadyCounter(obstacle: "none here"),
            rows: [MatrixRow(.blogFeed, [.mvc])]
        )
        #expect(result.allocationObstacle == "none here")
        #expect(result.scripts.allSatisfy { $0.allocationsPerCall == nil })
    }

    @Test("Sizes ascend by tens to 100,000 in every growth script of the blog feed")
    func sizes() {
        for script in Feature.blogFeed.contract.growthScripts {
            #expect(script.sizes.last == 100_000)
            #expect(zip(script.sizes, script.sizes.dropFirst()).allSatisfy { $0 * 10 == $1 })
        }
    }

    @Test("Figures of processes become medians, growth and one count of allocations")
    func measurement() throws {
        func process(_ factor: Double, allocations: [Double]? = [3, 30, 300, 3_000, 30_000])
            -> GrowthResult
        {
            let round = [10, 100, 1_000, 10_000, 100_000].map { $0 * factor }
            return GrowthResult(
                scripts: [
                    GrowthResult.OfScenario(
                        feature: .blogFeed,
                        script: "open",
                        nanosecondsPerCall: [[round, round]],
                        allocationsPerCall: allocations.map { [$0] }
                    )
                ],
                allocationObstacle: nil
            )
        }
        let processes = (1...6).map { process(Double($0)) }
        let measurement = try GrowthMeasurement(
            settings: Self.settings,
            rows: [MatrixRow(.blogFeed, [.mvc])],
            results: processes
        )
        let figures = try #require(measurement.scripts.first?.variants.first)
        #expect(figures.nanosecondsPerCall == [35, 350, 3_500, 35_000, 350_000])
        #expect(figures.latency.verdict == .linear)
        guard case .perCall(let counts, let growth) = figures.allocations else {
            Issue.record("no allocations")
            return
        }
        #expect(counts == [3, 30, 300, 3_000, 30_000])
        #expect(abs(growth.lastStep.exponent - 1) < 1e-12)

        let uneven = try GrowthMeasurement(
            settings: Self.settings,
            rows: [MatrixRow(.blogFeed, [.mvc])],
            results: processes + [process(1, allocations: [3, 30, 300, 3_000, 30_001])]
        )
        let unequal = try #require(uneven.scripts.first?.variants.first?.allocations)
        guard case .notAvailable = unequal else {
            Issue.record("processes that count differently have a count")
            return
        }
    }
}

/// Counts one block each time it is asked.
private struct SteadyCounter: AllocationCounter {
    var obstacle: String?
    func begin() {}
    func end() -> AllocationCounts { AllocationCounts(allocations: 1, bytes: 8) }
}
