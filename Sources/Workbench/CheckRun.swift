package import Catalogue
internal import Foundation
internal import InputFiles
package import Sameness
internal import Toolchain

/// Plays all scripts of a feature on its variants, with child processes sharing the random ones:
/// cells live on the main actor, of which each process has one.
@MainActor
package struct CheckRun {
    /// The part of the random scripts that one process plays.
    package struct Shard: Hashable, Sendable {
        package let index: Int
        package let count: Int

        package init(index: Int, count: Int) {
            self.index = index
            self.count = count
        }
    }

    private let feature: Feature
    private let variants: [Variant]

    package init(feature: Feature, variants: [Variant]) {
        self.feature = feature
        self.variants = variants
    }

    private var check: SamenessCheck {
        SamenessCheck(
            contract: feature.contract,
            subjects: variants.map { Subject(Cell(feature: feature, variant: $0)) }
        )
    }

    /// Plays the scripts that ship with the feature.
    package func playNamedScripts() throws(WorkbenchError) -> SamenessCheck.Outcome {
        do {
            return try check.playNamedScripts()
        } catch {
            throw .fault("A script of \(feature.name) cannot be read: \(error)")
        }
    }

    /// Plays the random scripts of one shard, in this process.
    package func playRandomScripts(
        count: Int,
        seed: UInt64,
        shard: Shard
    ) -> SamenessCheck.Outcome {
        check.playRandomScripts(
            numbers: stride(from: shard.index, to: count, by: shard.count),
            seed: seed
        )
    }

    /// Plays random scripts, shared among as many processes as there are cores.
    ///
    /// - Parameter executable: archbench itself, which is started again with `check --shard`.
    package func playRandomScripts(
        count: Int,
        seed: UInt64,
        executable: String
    ) async throws(WorkbenchError) -> SamenessCheck.Outcome {
        let shardCount = min(ProcessInfo.processInfo.activeProcessorCount, max(count / 50, 1))
        guard shardCount > 1 else {
            return playRandomScripts(count: count, seed: seed, shard: Shard(index: 0, count: 1))
        }
        let children = (0..<shardCount).map { index in
            ChildProcess(
                executable,
                [
                    "check", "--feature", feature.name,
                    "--variant", variants.map(\.rawValue).joined(separator: ","),
                    "--random", "\(count)", "--seed", "\(seed)",
                    "--shard", "\(index)/\(shardCount)",
                ]
            )
        }
        let outcomes = await withTaskGroup(
            of: (Int, Result<SamenessCheck.Outcome, WorkbenchError>).self
        ) { group in
            for (index, child) in children.enumerated() {
                group.addTask { (index, await Self.outcome(of: child)) }
            }
            var outcomes: [(Int, Result<SamenessCheck.Outcome, WorkbenchError>)] = []
            for await outcome in group { outcomes.append(outcome) }
            return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
        }
        var sum = SamenessCheck.Outcome()
        for outcome in outcomes { sum += try outcome.get() }
        return sum
    }

    private nonisolated static func outcome(
        of child: ChildProcess
    ) async -> Result<SamenessCheck.Outcome, WorkbenchError> {
        do {
            let outcome = try await child.run()
            guard outcome.status == 0 else {
                let message = String(decoding: outcome.errorOutput, as: UTF8.self)
                return .failure(.fault("A process that played scripts ended early. \(message)"))
            }
            let decoder = JSONDecoder()
            return .success(try decoder.decode(SamenessCheck.Outcome.self, from: outcome.output))
        } catch {
            return .failure(.fault("A process that played scripts failed: \(reason(of: error))"))
        }
    }
}
