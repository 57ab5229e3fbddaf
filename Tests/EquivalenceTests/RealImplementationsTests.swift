internal import Equivalence
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import Testing

@MainActor
@Suite("The implementations of all features")
struct RealCellsTests {
    private func check(_ feature: Feature) -> EquivalenceCheck {
        EquivalenceCheck(
            contract: feature.contract,
            subjects: feature.implementations.map { Subject($0) }
        )
    }

    @Test("All variants of a feature behave equally in its named scenarios", arguments: Feature.all)
    func named(feature: Feature) throws {
        let outcome = try check(feature).playNamedScenarios()
        #expect(outcome.scenarioCount == feature.contract.scenarios.count)
        #expect(outcome.failures.isEmpty)
    }

    @Test("Massive computes more row heights than the other variants")
    func counts() throws {
        let counts = try check(.comments).playNamedScenarios().counts
        let scrolling = counts.filter { $0.scenario == "scrolling-computes-nothing" }
        #expect(scrolling.map(\.counter) == ["heights"])
        #expect(scrolling.map(\.values) == [[20, 20, 20, 20, 20, 20, 20, 36]])
    }

    @Test("All variants of a feature behave equally in random scenarios", arguments: Feature.all)
    func random(feature: Feature) {
        let outcome = check(feature).playRandomScenarios(numbers: 0..<25, seed: 1)
        #expect(outcome.scenarioCount == 25)
        #expect(outcome.failures.isEmpty)
    }
}
