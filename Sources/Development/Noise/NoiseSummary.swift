package import Latency
internal import Statistics

/// How often runs were wrong where the truth is known.
package struct NoiseSummary: Hashable, Sendable {
    /// What the runs say of one script, of one feature, or of all scripts together.
    package struct Row: Hashable, Sendable {
        package let name: String
        /// Runs whose interval of 95 % for the same source excludes 1.
        package let misses: Share
        /// The median width of that interval, as a share.
        package let width: Double
        /// The median margin, as a share.
        package let margin: Double
        /// Runs that called it unreliable, though nothing was wrong with it.
        package let unreliable: Share
        /// Runs that found the control slower where it was.
        package let found: Share
        /// The same with busy loops beside.
        package let foundUnderLoad: Share
    }

    /// Runs on an otherwise idle machine.
    private let quiet: [NoiseRun]
    /// The same with the control made slower, and with busy loops beside them too.
    private let slowed: [NoiseRun]
    private let slowedUnderLoad: [NoiseRun]
    /// The instructions of all scripts and variants, counted several times.
    private let instructions: [InstructionMeasurement]

    package init(
        quiet: [NoiseRun],
        slowed: [NoiseRun],
        slowedUnderLoad: [NoiseRun],
        instructions: [InstructionMeasurement]
    ) {
        self.quiet = quiet
        self.slowed = slowed
        self.slowedUnderLoad = slowedUnderLoad
        self.instructions = instructions
    }

    /// One for each script.
    package var scripts: [Row] { rows(\.scripts) }
    /// One for each feature of several scripts.
    package var features: [Row] { rows(\.features) }
    /// All scripts of all runs together.
    package var allScripts: Row { row("all scenarios, pooled") { $0.scripts } }

    private func rows(_ units: (NoiseRun) -> [NoiseRun.Unit]) -> [Row] {
        let names = (quiet + slowed + slowedUnderLoad).first.map(units)?.map(\.name) ?? []
        return names.map { name in row(name) { units($0).filter { $0.name == name } } }
    }

    private func row(_ name: String, _ units: (NoiseRun) -> [NoiseRun.Unit]) -> Row {
        let quiet = self.quiet.flatMap(units)
        func found(_ runs: [NoiseRun]) -> Share {
            let units = runs.flatMap(units)
            return Share(units.count { $0.control.verdict == .slower }, of: units.count)
        }
        func middle(_ values: [Double]) -> Double { (try? median(of: values)) ?? 0 }
        return Row(
            name: name,
            misses: Share(quiet.count(where: \.excludesOne), of: quiet.count),
            width: middle(
                quiet.map { $0.control.interval.upper / $0.control.interval.lower - 1 }
            ),
            margin: middle(quiet.map(\.margin.relative)),
            unreliable: Share(quiet.count { !$0.isReliable }, of: quiet.count),
            found: found(slowed),
            foundUnderLoad: found(slowedUnderLoad)
        )
    }

    /// Pairs of variants, of each script and of each feature, that one run ranked one way and another
    /// the other; out of all pairs that any run ranked.
    package var contradictions: Share {
        var seen: [String: Set<NoiseRun.Order>] = [:]
        for unit in quiet.flatMap({ $0.scripts + $0.features }) {
            seen[unit.name, default: []].formUnion(unit.orders)
        }
        let pairs = seen.values.flatMap { orders in
            orders.filter { $0.faster < $0.slower || !orders.contains($0.reversed) }
                .map { orders.contains($0.reversed) }
        }
        return Share(pairs.count { $0 }, of: pairs.count)
    }

    /// Runs of all kinds that counted the same allocations as the first.
    package var sameAllocations: Share {
        let counts = (quiet + slowed + slowedUnderLoad).map(\.allocations)
        return Share(counts.count { $0 != nil && $0 == counts[0] }, of: counts.count)
    }

    /// Counts of instructions that are the same as the first.
    package var sameInstructions: Share {
        Share(instructions.count { $0 == instructions[0] }, of: instructions.count)
    }
}

extension NoiseRun.Order {
    fileprivate var reversed: NoiseRun.Order { NoiseRun.Order(faster: slower, slower: faster) }
}
