internal import SeededRandom

/// Draws the measurement again: processes with replacement, then rounds within each of them.
///
/// Source: A. Davison, D. Hinkley, "Bootstrap Methods and their Application", 1997, section 3.8.
/// All series share the drawn processes and rounds, so that comparisons keep their dependence.
/// With one process only its rounds vary, and nothing is learnt about other processes; a median
/// of fewer than six processes cannot have a 95 % interval by any method (1 − 2 ÷ 2ⁿ).
struct HierarchicalBootstrap {
    let settings: BootstrapSettings

    /// The redrawn estimates of figures, each of which is the mean over some series, one for each
    /// script; all figures have as many, and all series the same processes and rounds.
    func distributions(of figures: [[LogRatios]]) -> [BootstrapDistribution] {
        let series = figures.flatMap(\.self)
        guard let first = series.first else { return [] }
        let scriptCount = series.count / figures.count
        let roundCounts = first.map(\.count)
        let processCount = roundCounts.count
        let ranked = (0..<processCount).flatMap { process in
            series.map { RankedRounds($0[process]) }
        }
        let resamples = settings.resamples
        var random = SplitMix64(seed: settings.seed)
        // Scratch space outside the loops: one run draws tens of millions of times.
        var timesDrawn = [Int](repeating: 0, count: roundCounts.max() ?? 0)
        var medians = [Double](repeating: 0, count: series.count * processCount)
        var draws = [Double](repeating: 0, count: figures.count * resamples)
        for resample in 0..<resamples {
            for slot in 0..<processCount {
                let process = random.index(below: processCount)
                let roundCount = roundCounts[process]
                for round in 0..<roundCount { timesDrawn[round] = 0 }
                for _ in 0..<roundCount { timesDrawn[random.index(below: roundCount)] += 1 }
                for index in 0..<series.count {
                    medians[index * processCount + slot] =
                        ranked[process * series.count + index].median(timesDrawn: timesDrawn)
                }
            }
            for index in 0..<series.count {
                let start = index * processCount
                draws[index / scriptCount * resamples + resample] +=
                    sortInPlaceAndTakeMedian(&medians, from: start, count: processCount)
                    / Double(scriptCount)
            }
        }
        return figures.indices.map { index in
            BootstrapDistribution(draws[(index * resamples)..<((index + 1) * resamples)])
        }
    }

    /// Insertion sort: the processes are about ten, and no memory is allocated.
    private func sortInPlaceAndTakeMedian(
        _ values: inout [Double],
        from start: Int,
        count: Int
    ) -> Double {
        for index in (start + 1)..<max(start + count, start + 1) {
            let value = values[index]
            var place = index
            while place > start, values[place - 1] > value {
                values[place] = values[place - 1]
                place -= 1
            }
            values[place] = value
        }
        let middle = start + count / 2
        return count.isMultiple(of: 2)
            ? midpoint(values[middle - 1], values[middle]) : values[middle]
    }
}
