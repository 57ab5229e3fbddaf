internal import BlogFeed
internal import Equivalence
internal import LeakDetector
internal import Scenarios
internal import Testing
internal import WrongImplementations

@MainActor
@Suite("Faulty implementations")
struct FaultTests {
    private static let findable = Fault.allCases.filter { fault in
        let leaks = fault == .leaksPresenter || fault == .leaksButton
        return fault != .none && (!leaks || ObjectRecorder.isAvailable)
    }

    @Test("An implementation without a fault passes all named and random scenarios")
    func sound() throws {
        let check = EquivalenceCheck(finding: .none)
        var outcome = try check.playNamedScenarios()
        outcome += check.playRandomScenarios(numbers: 0..<50, seed: 3)
        #expect(outcome.failures.isEmpty)
        #expect(outcome.scenarioCount == FeatureContract.blogFeed.scenarios.count + 50)
    }

    @Test("Named scenarios find each fault and its event", arguments: Finding.all)
    func named(finding: Finding) throws {
        let outcome = try EquivalenceCheck(finding: finding.fault).playNamedScenarios()
        let failure = try #require(outcome.failures.first { $0.scenario == finding.scenario })
        #expect(failure.feature == "blog-feed")
        #expect(failure.difference.variant == "Broken")
        #expect(failure.difference.kind == finding.kind)
        #expect(failure.difference.eventNumber == finding.eventNumber)
        #expect(failure.difference.element == finding.element)
        #expect(failure.difference.explanation == finding.explanation)
        #expect(failure.reduced == finding.reduced)
        let reducedDifference = try #require(failure.reducedDifference)
        #expect(reducedDifference.kind == finding.kind)
        #expect(reducedDifference.event == finding.reduced.last)
        #expect(reducedDifference.eventNumber == finding.reduced.count - 1)
    }

    @Test("Random scenarios find each fault, and the shrunk scenario reproduces it")
    func random() throws {
        for fault in Self.findable {
            let check = EquivalenceCheck(finding: fault)
            let outcome = check.playRandomScenarios(numbers: 0..<300, seed: 1)
            let failure = try #require(outcome.failures.first, "\(fault)")
            #expect(failure.scenario == "random scenario \(outcome.scenarioCount - 1) of seed 1")
            let reduced = try ScenarioParser(contract: .blogFeed)
                .scenario(from: failure.reduced.joined(separator: "\n"))
            #expect(reduced.events.count <= 6, "\(fault): \(failure.reduced)")
            let replayed = Player(subjects: [.sound, .broken(fault)]).play(reduced)
            #expect(replayed == failure.reducedDifference)
            #expect(replayed?.kind == failure.difference.kind)
        }
    }

    @Test("A shrunk scenario without any one of its events does not fail")
    func smallest() throws {
        let player = Player(subjects: [.sound, .broken(.keepsStalePage)])
        let failure = try #require(
            EquivalenceCheck(finding: .keepsStalePage)
                .playRandomScenarios(numbers: 0..<300, seed: 1).failures.first
        )
        let scenario = try ScenarioParser(contract: .blogFeed)
            .scenario(from: failure.reduced.joined(separator: "\n"))
        #expect(scenario.opening.values.isEmpty)
        for index in scenario.events.indices {
            var shorter = scenario
            shorter.events.remove(at: index)
            #expect(player.play(shorter) == nil)
        }
    }
}
