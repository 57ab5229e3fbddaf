extension LatencyRounds {
    /// The measurements of several scripts taken together: for each process, round and variant the
    /// geometric mean over the scripts, so that each script weighs the same however long it takes.
    ///
    /// Throws `emptySample` where there are none, `raggedRound` where they differ in shape.
    package init(geometricMeanOf scripts: [LatencyRounds]) throws(StatisticsError) {
        guard let first = scripts.first else { throw .emptySample }
        var combined = first.nanosecondsPerCall
        for process in combined.indices {
            for round in combined[process].indices {
                for variant in combined[process][round].indices {
                    var values: [Double] = []
                    for script in scripts {
                        values.append(
                            try script.value(process: process, round: round, variant: variant)
                        )
                    }
                    combined[process][round][variant] = try geometricMean(of: values)
                }
            }
        }
        try self.init(nanosecondsPerCall: combined)
    }

    private func value(
        process: Int,
        round: Int,
        variant: Int
    ) throws(StatisticsError) -> Double {
        guard
            nanosecondsPerCall.indices.contains(process),
            nanosecondsPerCall[process].indices.contains(round)
        else { throw .noRounds(process: process) }
        let values = nanosecondsPerCall[process][round]
        guard values.indices.contains(variant) else {
            throw .raggedRound(
                process: process,
                round: round,
                expected: variant + 1,
                found: values.count
            )
        }
        return values[variant]
    }
}
