private import Foundation

/// Everything that is said about the latencies of one script, or of several together: levels,
/// comparisons, ranks.
package struct LatencyEstimate: Hashable, Sendable, Codable {
    /// One variant against the geometric mean of all variants.
    package struct Level: Hashable, Sendable, Codable {
        /// Variant ÷ geometric mean of its round: median over rounds, then over processes.
        package let ratio: Double
        /// The interval of this ratio alone, not adjusted for the number of variants.
        package let interval: RatioInterval
    }

    /// How the intervals were made.
    package let settings: BootstrapSettings
    /// The margin that the verdicts were judged by.
    package let margin: EquivalenceMargin
    /// One per variant, in the order of the variants.
    package let levels: [Level]
    /// Each other variant against the reference, in the order of the variants: one Holm family.
    package let toReference: [Comparison]
    /// All pairs, the smaller index as the variant: another Holm family, for ranks.
    package let allPairs: [Comparison]

    /// Estimates from the rounds of one script; `reference` is the index of the variant that others
    /// are held against.
    ///
    /// Throws `noSuchVariant`, `confidenceOutOfRange` or `tooFewResamples`.
    package init(
        rounds: LatencyRounds,
        reference: Int,
        settings: BootstrapSettings = BootstrapSettings(),
        margin: EquivalenceMargin = .onePerCent
    ) throws(StatisticsError) {
        try self.init(scripts: [rounds], reference: reference, settings: settings, margin: margin)
    }

    /// Estimates from the rounds of several scripts: each figure is the geometric mean over the
    /// scripts' own figures, so that each script weighs the same however long it takes.
    ///
    /// Throws `emptySample` without scripts, `differentShapes` where they have not the same
    /// processes, rounds and variants, and what one script throws.
    package init(
        scripts: [LatencyRounds],
        reference: Int,
        settings: BootstrapSettings = BootstrapSettings(),
        margin: EquivalenceMargin = .onePerCent
    ) throws(StatisticsError) {
        guard let first = scripts.first else { throw .emptySample }
        guard scripts.allSatisfy({ $0.shape == first.shape }) else { throw .differentShapes }
        let count = first.variantCount
        guard (0..<count).contains(reference) else {
            throw .noSuchVariant(reference, count: count)
        }
        let indices = (0..<count).flatMap { variant in
            ((variant + 1)..<max(count, variant + 1)).map { (variant, $0) }
        }
        try settings.validate(comparisons: indices.count)

        let levelSeries = (0..<count).map { variant in
            scripts.map { $0.logRatios(toGeometricMeanOf: variant) }
        }
        let pairSeries = indices.map { variant, other in
            scripts.map { $0.logRatios(of: variant, to: other) }
        }
        let distributions = HierarchicalBootstrap(settings: settings)
            .distributions(of: levelSeries + pairSeries)
        let pairs = indices.indices.map { index in
            ComparisonFamily.Pair(
                variant: indices[index].0,
                reference: indices[index].1,
                estimate: meanEstimate(of: pairSeries[index]),
                processMedians: meanProcessMedians(of: pairSeries[index]),
                distribution: distributions[count + index]
            )
        }
        let pairsToReference = pairs.compactMap { pair in
            if pair.reference == reference { return pair }
            return pair.variant == reference ? pair.reversed : nil
        }

        self.settings = settings
        self.margin = margin
        levels = (0..<count).map { variant in
            Level(
                ratio: exp(meanEstimate(of: levelSeries[variant])),
                interval: distributions[variant].ratioInterval(
                    significance: settings.significance
                )
            )
        }
        let hasSpread = first.roundCount > 1
        toReference = ComparisonFamily(
            pairs: pairsToReference,
            settings: settings,
            hasSpread: hasSpread
        ).comparisons(within: margin)
        allPairs = ComparisonFamily(pairs: pairs, settings: settings, hasSpread: hasSpread)
            .comparisons(within: margin)
    }

    private init(_ other: LatencyEstimate, margin: EquivalenceMargin) {
        settings = other.settings
        self.margin = margin
        levels = other.levels
        toReference = other.toReference.map { $0.judged(within: margin) }
        allPairs = other.allPairs.map { $0.judged(within: margin) }
    }

    /// The same figures judged by another margin, for when the noise of the run is known.
    package func judged(within margin: EquivalenceMargin) -> LatencyEstimate {
        LatencyEstimate(self, margin: margin)
    }

    /// The ranks, fastest first, by the verdicts over all pairs.
    package var tieGroups: [TieGroup] {
        TieGroup.groups(levels: levels.map(\.ratio), comparisons: allPairs)
    }
}
