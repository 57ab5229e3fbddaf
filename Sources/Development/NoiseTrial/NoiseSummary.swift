internal import Latency
internal import Statistics

/// The error rates of runs with known true ratios.
struct NoiseSummary: Hashable, Sendable {
    /// The results of the runs for one scenario, for one feature, or for all scenarios together.
    struct Row: Hashable, Sendable {
        let name: String
        /// The runs whose 95 % interval for the same source excludes 1.
        let misses: Share
        /// The median width of that interval, as a share.
        let width: Double
        /// The median margin, as a share.
        let margin: Double
        /// The runs with the verdict unreliable, although nothing was wrong.
        let unreliable: Share
        /// The runs that found the slowed-down control slower.
        let found: Share
        /// The runs under load that found the slowed-down control slower.
        let foundUnderLoad: Share
    }

    /// The runs on an otherwise idle machine.
    private let quiet: [NoiseRun]
    /// The runs with the control slowed down; and those that also ran under load.
    private let slowed: [NoiseRun]
    private let slowedUnderLoad: [NoiseRun]
    /// The instructions of all scenarios and variants, counted several times.
    private let instructions: [InstructionMeasurement]

    init(
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

    /// The rows of the scenarios.
    var scripts: [Row] { rows(\.scripts) }
    /// The rows of the features with several scenarios.
    var features: [Row] { rows(\.features) }
    /// The row over all scenarios of all runs.
    var allScripts: Row { row("all scenarios, pooled") { $0.scripts } }

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

    /// The pairs of variants, of each scenario and of each feature, that two runs ranked in
    /// opposite orders; out of all pairs that any run ranked.
    var contradictions: Share {
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

    /// The runs of all kinds whose allocations equal those of the first run.
    var sameAllocations: Share {
        let counts = (quiet + slowed + slowedUnderLoad).map(\.allocations)
        return Share(counts.count { $0 != nil && $0 == counts[0] }, of: counts.count)
    }

    /// The counts of instructions that equal the first one.
    var sameInstructions: Share {
        Share(instructions.count { $0 == instructions[0] }, of: instructions.count)
    }
}

extension NoiseRun.Order {
    fileprivate var reversed: NoiseRun.Order { NoiseRun.Order(faster: slower, slower: faster) }
}
