internal import BlogFeed
internal import Equivalence
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import Testing
internal import WrongImplementations

@MainActor
@Suite("Random scenarios")
struct RandomScenarioTests {
    private func scenarios(seeds: Range<UInt64>, on feature: Feature = .blogFeed) -> [Scenario] {
        let player = Player(subjects: [
            Subject(Implementation(feature: feature, variant: feature.baseline))
        ])
        return seeds.map { seed in
            player.playRandomly(RandomScenario(contract: feature.contract, seed: seed)).scenario
        }
    }

    @Test(
        "Equal seeds give equal scenarios, different seeds different ones",
        arguments: Feature.all
    )
    func seeds(feature: Feature) {
        let first = scenarios(seeds: 0..<10, on: feature)
        #expect(first == scenarios(seeds: 0..<10, on: feature))
        #expect(Set(first).count == 10)
    }

    @Test("A random scenario is equal after writing and parsing", arguments: Feature.all)
    func readable(feature: Feature) throws {
        let parser = ScenarioParser(contract: feature.contract)
        for scenario in scenarios(seeds: 0..<10, on: feature) {
            let source = ScenarioWriter.lines(of: scenario).joined(separator: "\n")
            #expect(try parser.scenario(from: source) == scenario)
        }
    }

    @Test("Random scenarios often have pulls, reordered replies, failures and posts")
    func mixture() {
        let events = scenarios(seeds: 0..<100).flatMap(\.events)
        func share(_ isMeant: (ScenarioEvent) -> Bool) -> Double {
            Double(events.filter(isMeant).count) / Double(events.count)
        }
        #expect(share { if case .deliver = $0 { true } else { false } } > 0.1)
        #expect(share { $0 == .deliver(.last) } > 0.03)
        #expect(share { if case .pull = $0 { true } else { false } } > 0.05)
        #expect(share { if case .scroll = $0 { true } else { false } } > 0.05)
        #expect(share { if case .fail = $0 { true } else { false } } > 0.02)
        #expect(share { $0 == .own("post", .flag(true)) } > 0.02)
        #expect(share { if case .answer = $0 { true } else { false } } > 0.005)
    }

    @Test("Random pulls mostly hit a visible list")
    func aim() {
        var pulls = 0
        var ignored = 0
        for scenario in scenarios(seeds: 0..<50) {
            let stage = Subject.sound.open(scenario.opening)
            for event in scenario.events {
                let isIgnored = stage.perform(event) != nil
                guard case .pull = event else { continue }
                pulls += 1
                ignored += isIgnored ? 1 : 0
            }
        }
        #expect(pulls > 100)
        #expect(ignored * 10 < pulls)
    }

    @Test("Progress is reported after each scenario, and a failure ends the run")
    func progress() {
        var counts: [Int] = []
        let outcome = EquivalenceCheck(finding: .writesOneLikes)
            .playRandomScenarios(numbers: 0..<50, seed: 1) { counts.append($0.scenarioCount) }
        #expect(outcome.failures.count == 1)
        #expect(counts == Array(1...outcome.scenarioCount))
        #expect(outcome.scenarioCount < 50)
    }
}
