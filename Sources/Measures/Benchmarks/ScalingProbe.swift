internal import ImplementationRegistry
package import InputFiles
internal import Matrix
package import RunTimeMeasures
internal import Scenarios
internal import SeededRandom

/// Measures each scaling scenario at each of its sizes in this process.
@MainActor
package struct ScalingProbe {
    /// The bench of a variant at a size.
    private struct Place {
        let variant: Int
        let size: Int
        let bench: ImplementationBenchmark
    }

    private let request: ScalingRequest
    private let counter: any AllocationCounter
    private let largestSize: Int
    private let longNanoseconds: Int
    private let prepare: @MainActor (Implementation, Opening) -> @MainActor () -> Stage

    package init(request: ScalingRequest, counter: any AllocationCounter) {
        self.init(
            request: request,
            counter: counter,
            largestSize: .max,
            longNanoseconds: ScalingSettings.longNanoseconds
        ) { implementation, opening in
            implementation.prepare(opening)
        }
    }

    /// - Parameters:
    ///   - largestSize: the largest size; larger ones are excluded.
    ///   - longNanoseconds: the time from which a size is measured in the first round only.
    ///   - prepare: returns a function that opens the screen of an implementation.
    init(
        request: ScalingRequest,
        counter: any AllocationCounter,
        largestSize: Int,
        longNanoseconds: Int,
        prepare: @escaping @MainActor (Implementation, Opening) -> @MainActor () -> Stage
    ) {
        self.request = request
        self.counter = counter
        self.largestSize = largestSize
        self.longNanoseconds = longNanoseconds
        self.prepare = prepare
    }

    /// Measures every scaling scenario of the requested features.
    package func measure() throws(ApplicationError) -> ScalingResult {
        var random = SplitMix64(seed: request.settings.seed &+ UInt64(request.process))
        var results: [ScalingResult.OfScenario] = []
        for row in request.rows {
            for scenario in row.feature.contract.scalingScenarios {
                results.append(try measure(scenario, of: row, &random))
            }
        }
        return ScalingResult(scenarios: results, allocationObstacle: counter.obstacle)
    }

    private func measure(
        _ scenario: ScalingScenario,
        of row: MatrixRow,
        _ random: inout SplitMix64
    ) throws(ApplicationError) -> ScalingResult.OfScenario {
        let sizes = scenario.sizes.filter { $0 <= largestSize }
        let places = try places(of: scenario, at: sizes, of: row, &random)
        let allocations = try countAllocations(of: places, scenario, at: sizes, of: row)
        let ofSizes = [Double](repeating: 0, count: sizes.count)
        let variants = row.variants.count
        let rounds = request.settings.rounds
        var times = [[[Double]]](
            repeating: [[Double]](repeating: ofSizes, count: rounds),
            count: variants
        )
        // Sizes alternate, so that changes over time affect all of them.
        var repeated = places
        for round in 0..<rounds {
            for place in repeated.shuffled(using: &random) {
                let start = MonotonicClock.now
                let time = try nanosecondsPerCall(on: place.bench)
                times[place.variant][round][place.size] = time
                guard round == 0, MonotonicClock.now - start >= longNanoseconds else { continue }
                // The median of the rounds is the time of the first one.
                for other in 1..<rounds { times[place.variant][other][place.size] = time }
                repeated.removeAll { ($0.variant, $0.size) == (place.variant, place.size) }
            }
        }
        return ScalingResult.OfScenario(
            feature: row.feature,
            scenario: scenario.name,
            nanosecondsPerCall: times,
            allocationsPerCall: allocations
        )
    }

    /// Returns a bench for each variant and size. They are set up in shuffled order, so that their
    /// positions in memory favour none.
    private func places(
        of scenario: ScalingScenario,
        at sizes: [Int],
        of row: MatrixRow,
        _ random: inout SplitMix64
    ) throws(ApplicationError) -> [Place] {
        let indices = sizes.indices.flatMap { size in
            row.variants.indices.map { (variant: $0, size: size) }
        }
        var places: [Place] = []
        for (variant, size) in indices.shuffled(using: &random) {
            let implementation = row.implementations[variant]
            let bench = try ImplementationBenchmark(
                implementation.description,
                scenario: scenario.scenario(sizes[size]),
                of: row.feature,
                restoresLate: true,
                prepare: { prepare(implementation, $0) }
            )
            places.append(Place(variant: variant, size: size, bench: bench))
        }
        return places.sorted { ($0.size, $0.variant) < ($1.size, $1.variant) }
    }

    /// Plays one pass on each bench. All variants must show the same screen after it.
    ///
    /// - Returns: the allocations of a call, for each variant and size; `nil` if they cannot be
    ///   counted.
    private func countAllocations(
        of places: [Place],
        _ scenario: ScalingScenario,
        at sizes: [Int],
        of row: MatrixRow
    ) throws(ApplicationError) -> [[Double]]? {
        var allocations = row.variants.map { _ in sizes.map { _ in 0.0 } }
        var expected: (observation: Observation, name: String)?
        // In the order of sizes. The first pass of a bench is not counted, because it may set up
        // data for all further passes, which are the ones that are timed.
        for place in places {
            let bench = place.bench
            _ = try bench.observationAfterOnePass()
            if place.variant == 0 { expected = nil }
            let found = try bench.countOnePass(with: counter.obstacle == nil ? counter : nil)
            if let expected, expected.observation != found.observation {
                throw .failed(
                    "after \(scenario.name) at size \(sizes[place.size]) \(expected.name) and "
                        + "\(bench.name) show different screens"
                )
            }
            expected = expected ?? (found.observation, bench.name)
            allocations[place.variant][place.size] =
                Double(found.counts?.allocations ?? 0) / Double(bench.callsPerPass)
        }
        return counter.obstacle == nil ? allocations : nil
    }

    private func nanosecondsPerCall(on bench: ImplementationBenchmark) throws(ApplicationError)
        -> Double
    {
        let end = MonotonicClock.now + request.settings.sampleNanoseconds
        var sum = Bench.Timing()
        repeat { sum.add(try bench.time(passes: 1)) } while MonotonicClock.now < end
        return Double(sum.nanoseconds) / Double(sum.calls)
    }
}
