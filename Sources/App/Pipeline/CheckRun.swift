package import Descriptions
package import Equivalence
internal import Foundation
package import InputFiles
package import Matrix
internal import Toolchain

/// Plays all scenarios of a feature on its variants. Random scenarios are distributed over
/// processes, because implementations run on the main actor, of which each process has one.
package struct CheckRun: Sendable {
    private let player: ScenarioRunner
    private let row: MatrixRow
    /// The path of the feature's description, which plays in lockstep with the variants.
    private let description: String?
    /// The parts that the description excludes.
    package let leftOut: [LeftOut]

    /// - Parameters:
    ///   - player: the scenario runner, which must be built.
    ///   - packageRoot: the folder of `Package.swift`.
    /// - Throws: ``ApplicationError`` if the feature's description is invalid.
    package init(
        _ row: MatrixRow,
        player: ScenarioRunner,
        packageRoot: String
    ) throws(ApplicationError) {
        self.row = row
        self.player = player
        let path = "\(packageRoot)/\(row.feature.descriptionPath)"
        guard FileManager.default.fileExists(atPath: path) else {
            description = nil
            leftOut = []
            return
        }
        description = path
        do {
            let read = try DescriptionFile.read(path, shownAs: row.feature.descriptionPath)
            leftOut = read.description.allLeftOut
        } catch {
            throw ApplicationError(.notDescribed, error.description)
        }
    }

    /// Indicates whether the feature has a description that plays in lockstep with its variants.
    package var playsDescription: Bool { description != nil }

    /// Plays the named scenarios of the feature.
    package func playNamedScenarios() async throws(ApplicationError) -> EquivalenceCheck.Outcome {
        try await player.play(.namedScenarios(row, description: description))
    }

    /// Plays random scenarios, distributed over as many processes as there are cores.
    package func playRandomScenarios(
        count: Int,
        seed: UInt64
    ) async throws(ApplicationError) -> EquivalenceCheck.Outcome {
        let shares = max(min(ProcessInfo.processInfo.activeProcessorCount, count / 50), 1)
        let tasks = (0..<shares).map { index in
            RandomShare(count: count, seed: seed, index: index, shares: shares)
        }
        let outcomes = await withTaskGroup(
            of: (Int, Result<EquivalenceCheck.Outcome, ApplicationError>).self
        ) { group in
            for task in tasks {
                group.addTask { [player, row, description] in
                    let play = PlayTask.randomScenarios(row, task, description: description)
                    do throws(ApplicationError) {
                        return (task.index, .success(try await player.play(play)))
                    } catch {
                        return (task.index, .failure(error))
                    }
                }
            }
            var outcomes: [(Int, Result<EquivalenceCheck.Outcome, ApplicationError>)] = []
            for await outcome in group { outcomes.append(outcome) }
            return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
        }
        var sum = EquivalenceCheck.Outcome()
        for outcome in outcomes { sum += try outcome.get() }
        return sum
    }
}
