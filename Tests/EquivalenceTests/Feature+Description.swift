internal import DescriptionPlayer
internal import Descriptions
internal import Equivalence
internal import Foundation
internal import Matrix
internal import PlayProbe
internal import Scenarios

extension Feature {
    /// Returns the text of its description.
    func source() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: descriptionPath), encoding: .utf8)
    }

    /// Returns the first difference between the baseline and a description, which play named and
    /// random scenarios in lockstep. The other implementations do not differ from the baseline.
    @MainActor
    func firstDifference(from source: String) throws -> Difference? {
        let described = try Subject(DescriptionReader.description(from: source), of: self)
        let player = Player(subjects: implementations.prefix(1).map { Subject($0) } + [described])
        for named in contract.scenarios {
            let scenario = try ScenarioParser(contract: contract).scenario(from: named.source)
            if let difference = player.play(scenario) { return difference }
        }
        for seed: UInt64 in 0..<100 {
            let generator = RandomScenario(contract: contract, seed: seed)
            if let difference = player.playRandomly(generator).difference { return difference }
        }
        return nil
    }
}

extension FeatureContract {
    /// Returns the first unmet expectation of a scenario that is played only on a description.
    @MainActor
    func difference(in lines: [String], from source: String) throws -> Difference? {
        let description = try DescriptionReader.description(from: source)
        let scenario = try ScenarioParser(contract: self)
            .scenario(from: lines.joined(separator: "\n"))
        return Player(subjects: [Subject(description)]).play(scenario)
    }
}
