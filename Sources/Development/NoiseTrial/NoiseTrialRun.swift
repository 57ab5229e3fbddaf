internal import Foundation
internal import Latency
internal import Matrix
internal import Scenarios

/// Repeats latency measurements with known results.
struct NoiseTrialRun {
    /// The numbers of runs.
    struct Plan {
        var quietRuns: Int
        var slowedRuns: Int
        var loadedRuns: Int
        var instructionRuns: Int
    }

    /// The injected slowdown of the A/A control.
    static let slowdown = 0.03
    /// The number of busy loops during runs under load.
    static let busyLoops = 2

    let plan: Plan
    /// The measured variants.
    let rows: [MatrixRow]
    let measure: LatencyMeasure
    let state: TrialState

    /// Performs the missing runs.
    func run() async throws -> NoiseSummary {
        announce()
        try await measure.build()
        let instructions = try await countInstructions()
        let quiet = try await measureLatency(
            "quiet",
            count: plan.quietRuns,
            firstSeed: 1_000,
            slowdown: nil
        )
        let slowed = try await measureLatency(
            "slowed",
            count: plan.slowedRuns,
            firstSeed: 2_000,
            slowdown: Self.slowdown
        )
        let loops = plan.loadedRuns > 0 ? BusyLoops(count: Self.busyLoops) : nil
        defer { loops?.stop() }
        let loaded = try await measureLatency(
            "loaded",
            count: plan.loadedRuns,
            firstSeed: 3_000,
            slowdown: Self.slowdown
        )
        return NoiseSummary(
            quiet: quiet,
            slowed: slowed,
            slowedUnderLoad: loaded,
            instructions: instructions
        )
    }

    /// Returns the settings of a full report.
    static func settings(seed: UInt64) -> LatencySettings { .full(seed: seed) }

    private func announce() {
        let benches = rows.benches
        let seconds = Self.settings(seed: 0).expectedSeconds(benches: benches)
        let minutes = Double(plan.quietRuns + plan.slowedRuns + plan.loadedRuns) * seconds / 60
        NoiseTrial.note(
            "About \(Int(minutes.rounded(.up))) min of latency and \(plan.instructionRuns) min of "
                + "instructions, without stored results. Use an otherwise idle machine."
        )
    }

    private func measureLatency(
        _ name: String,
        count: Int,
        firstSeed: UInt64,
        slowdown: Double?
    ) async throws -> [NoiseRun] {
        var runs: [NoiseRun] = []
        for index in 0..<count {
            let key = "\(name)-\(index)"
            if let run: NoiseRun = state.value(key) {
                runs.append(run)
                continue
            }
            let start = ContinuousClock.now
            // Seeds are far apart, because each process uses its own seed from there.
            let seed = (firstSeed + UInt64(index)) * 1_000
            let (results, _) = try await measure.results(
                rows,
                settings: Self.settings(seed: seed),
                injectedSlowdown: slowdown,
                progress: { _ in }
            )
            let run = try NoiseRun(results: results, seed: seed)
            try state.keep(run, as: key)
            runs.append(run)
            NoiseTrial.note("\(name) run \(index + 1) of \(count): \(Self.seconds(since: start)) s")
        }
        return runs
    }

    private func countInstructions() async throws -> [InstructionMeasurement] {
        var counts: [InstructionMeasurement] = []
        for index in 0..<plan.instructionRuns {
            let key = "instructions-\(index)"
            if let count: InstructionMeasurement = state.value(key) {
                counts.append(count)
                continue
            }
            let start = ContinuousClock.now
            let count = try await measure.countInstructions(
                rows,
                progress: { _ in }
            )
            try state.keep(count, as: key)
            counts.append(count)
            NoiseTrial.note(
                "instructions \(index + 1) of \(plan.instructionRuns): "
                    + "\(Self.seconds(since: start)) s"
            )
        }
        return counts
    }

    private static func seconds(since start: ContinuousClock.Instant) -> Int {
        Int(((ContinuousClock.now - start) / .seconds(1)).rounded())
    }
}
