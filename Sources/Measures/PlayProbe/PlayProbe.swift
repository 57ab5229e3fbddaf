internal import DescriptionPlayer
internal import Descriptions
internal import Equivalence
internal import Foundation
internal import ImplementationRegistry
internal import Matrix
internal import RunTimeMeasures
internal import Scenarios
internal import Toolchain

/// The scenario runner: a task as JSON in its only argument, the result as JSON on standard output.
@main
@MainActor
struct PlayProbe {
    static func main() {
        ProbeMain.answer { (task: PlayTask) in
            switch task {
            case .namedScenarios(let row, let description):
                try check(row, description).playNamedScenarios()
            case .randomScenarios(let row, let share, let description):
                try check(row, description)
                    .playRandomScenarios(numbers: share.numbers, seed: share.seed)
            case .replay(let request): try replay(request)
            case .memory(let row): try memory(row)
            }
        }
    }

    /// - Parameter description: the path of the feature's description, if any.
    private static func check(_ row: MatrixRow, _ description: String?) throws -> EquivalenceCheck {
        let implementations = row.implementations.map { Subject($0) }
        let described = try description.map { path in
            let source = try String(contentsOfFile: path, encoding: .utf8)
            return try Subject(
                try DescriptionReader.description(from: source),
                of: row.feature
            )
        }
        return EquivalenceCheck(
            contract: row.feature.contract,
            subjects: implementations + (described.map { [$0] } ?? [])
        )
    }

    private static func memory(_ row: MatrixRow) throws -> MemoryMeasurement.OfFeature {
        let uses = try row.implementations.map { try ScreenMemory(implementation: $0).uses() }
        return MemoryMeasurement.OfFeature(
            feature: row.feature,
            states: uses.first?.map(\.state) ?? [],
            variants: uses.map { $0.map(\.use) }
        )
    }

    private static func replay(_ request: ReplayRequest) throws -> ReplayResult {
        let source = try String(contentsOfFile: request.file, encoding: .utf8)
        let scenario = try ScenarioParser(contract: request.feature.contract).scenario(from: source)
        var answers: [String] = []
        var replay = Replay(
            subjects: request.variants.compactMap { Implementation($0, of: request.feature) }
                .map { Subject($0) },
            format: request.format
        )
        let difference = replay.play(scenario) { answers.append($0) }
        return ReplayResult(answers: answers, difference: difference)
    }
}
