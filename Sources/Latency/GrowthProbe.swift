internal import Catalogue
internal import Scripts
internal import SeededRandom

/// Measures in this process what each growth script takes at each of its sizes.
@MainActor
package struct GrowthProbe {
    /// Why nothing could be measured.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Allocations are counted over so many passes, after one that is not counted.
    private static let countedPasses = 2

    private let request: GrowthRequest
    private let counter: any AllocationCounter
    private let largestSize: Int

    package init(request: GrowthRequest, counter: any AllocationCounter) {
        self.init(request: request, counter: counter, largestSize: .max)
    }

    /// - Parameter largestSize: larger ones are left out.
    init(request: GrowthRequest, counter: any AllocationCounter, largestSize: Int) {
        self.request = request
        self.counter = counter
        self.largestSize = largestSize
    }

    /// Measures every growth script of the requested features.
    package func measure() throws(Failure) -> GrowthResult {
        var random = SplitMix64(seed: request.settings.seed &+ UInt64(request.process))
        var results: [GrowthResult.OfScript] = []
        for feature in request.features {
            for script in feature.contract.growthScripts {
                results.append(try measure(script, of: feature, &random))
            }
        }
        return GrowthResult(scripts: results, allocationObstacle: counter.obstacle)
    }

    private func measure(
        _ script: GrowthScript,
        of feature: Feature,
        _ random: inout SplitMix64
    ) throws(Failure) -> GrowthResult.OfScript {
        let variants = request.variants
        let rounds = request.settings.rounds
        let sizes = script.sizes.filter { $0 <= largestSize }
        let ofSizes = [Double](repeating: 0, count: sizes.count)
        var times = [[[Double]]](
            repeating: [[Double]](repeating: ofSizes, count: rounds),
            count: variants.count
        )
        var allocations = [[Double]](repeating: ofSizes, count: variants.count)
        // One screen at a time, so that a large one is not in the caches of another.
        let places = sizes.indices.flatMap { size in variants.indices.map { (size, $0) } }
        for (size, variant) in places.shuffled(using: &random) {
            let cell = Cell(feature: feature, variant: variants[variant])
            do {
                let bench = try CellBench(
                    "\(cell) at \(sizes[size])",
                    script: script.script(sizes[size]),
                    of: feature,
                    prepare: cell.prepare
                )
                allocations[variant][size] = try allocationsPerCall(on: bench)
                for round in 0..<rounds {
                    times[variant][round][size] = try nanosecondsPerCall(on: bench)
                }
            } catch {
                throw Failure(description: error.description)
            }
        }
        return GrowthResult.OfScript(
            feature: feature,
            script: script.name,
            nanosecondsPerCall: times,
            allocationsPerCall: counter.obstacle == nil ? allocations : nil
        )
    }

    private func allocationsPerCall(on bench: CellBench) throws(CellBench.Failure) -> Double {
        _ = try bench.time(passes: 1)
        guard counter.obstacle == nil else { return 0 }
        let counts = try bench.countAllocations(passes: Self.countedPasses, with: counter)
        return Double(counts.allocations) / Double(Self.countedPasses * bench.callsPerPass)
    }

    private func nanosecondsPerCall(on bench: CellBench) throws(CellBench.Failure) -> Double {
        let end = MonotonicClock.now + request.settings.sampleNanoseconds
        var sum = Bench.Timing()
        repeat { sum.add(try bench.time(passes: 1)) } while MonotonicClock.now < end
        return Double(sum.nanoseconds) / Double(sum.calls)
    }
}
