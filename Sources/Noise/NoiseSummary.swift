package import Latency

/// How often runs were wrong where the truth is known.
package struct NoiseSummary: Hashable, Sendable {
    /// A count with the count that it is out of.
    package struct Share: Hashable, Sendable, CustomStringConvertible {
        package let count: Int
        package let total: Int

        package init(_ count: Int, of total: Int) {
            self.count = count
            self.total = total
        }

        package var description: String { "\(count) of \(total)" }
    }

    /// The same source compared with itself may differ by so much, as a share.
    package static let tolerance = 0.01

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

    /// Runs in which the same source, compiled twice, differs by more than the tolerance.
    package var outsideTolerance: Share { outside(quiet.map(\.whole)) }
    /// The same for each script of each run.
    package var scriptsOutsideTolerance: Share { outside(quiet.flatMap(\.scripts)) }

    private func outside(_ measured: [NoiseRun.OfScript]) -> Share {
        Share(measured.count { abs($0.control.ratio - 1) > Self.tolerance }, of: measured.count)
    }

    /// Runs whose interval for the same source excludes 1: about 5 % are expected.
    package var excludingOne: Share {
        Share(quiet.count { $0.whole.control.excludesOne }, of: quiet.count)
    }

    package var scriptsExcludingOne: Share {
        let scripts = quiet.flatMap(\.scripts)
        return Share(scripts.count { $0.control.excludesOne }, of: scripts.count)
    }

    /// Scripts of runs that were marked unreliable, so that nothing was ranked.
    package var unreliable: Share {
        let scripts = quiet.flatMap(\.scripts)
        return Share(scripts.count { !$0.isReliable }, of: scripts.count)
    }

    /// Pairs of variants, of each script and of the whole, that one run ranked one way and another
    /// the other; out of all pairs that any run ranked.
    package var contradictions: Share {
        var seen: [String: Set<NoiseRun.Order>] = [:]
        for run in quiet {
            for script in run.scripts + [run.whole] {
                seen[script.name, default: []].formUnion(script.orders)
            }
        }
        let pairs = seen.values.flatMap { orders in
            orders.filter { $0.faster < $0.slower || !orders.contains($0.reversed) }
                .map { orders.contains($0.reversed) }
        }
        return Share(pairs.count { $0 }, of: pairs.count)
    }

    /// Runs that found the control slower where it was.
    package var found: Share {
        Share(slowed.count { $0.whole.isControlSlower }, of: slowed.count)
    }

    /// The same with busy loops beside.
    package var foundUnderLoad: Share {
        Share(slowedUnderLoad.count { $0.whole.isControlSlower }, of: slowedUnderLoad.count)
    }

    /// Runs of all kinds that counted the same allocations as the first.
    package var sameAllocations: Share {
        let runs = (quiet + slowed + slowedUnderLoad).map { $0.scripts.map(\.allocations) }
        return Share(
            runs.count { counts in counts == runs[0] && counts.allSatisfy { $0 != nil } },
            of: runs.count
        )
    }

    /// Counts of instructions that are the same as the first.
    package var sameInstructions: Share {
        Share(instructions.count { $0 == instructions[0] }, of: instructions.count)
    }
}

extension NoiseRun.Order {
    fileprivate var reversed: NoiseRun.Order { NoiseRun.Order(faster: slower, slower: faster) }
}
