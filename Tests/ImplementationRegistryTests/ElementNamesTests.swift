internal import HeadlessKitDriver
internal import ImplementationRegistry
internal import Matrix
internal import Scenarios
internal import Testing

@Suite("The names of a feature's elements")
struct ElementNamesTests {
    @MainActor
    @Test(
        "The contract lists exactly the elements that its scenarios use and show",
        arguments: Feature.all
    )
    func complete(feature: Feature) throws {
        let contract = feature.contract
        let parser = ScenarioParser(contract: contract)
        let implementation = Implementation(feature: feature, variant: feature.baseline)
        var seen: Set<String> = []
        for named in contract.scenarios {
            let scenario = try parser.scenario(from: named.source)
            let stage = implementation.open(scenario.opening)
            var identifiers = stage.observation.screen.map(\.id)
            for event in scenario.events {
                _ = stage.perform(event)
                identifiers += event.elements + stage.observation.screen.map(\.id)
            }
            let unknown = identifiers.first { !$0.isEmpty && !contract.elements.contains($0) }
            #expect(unknown == nil, "\(named.name)")
            seen.formUnion(identifiers)
        }
        for pattern in contract.elements.patterns {
            let one = ElementNames([pattern])
            #expect(seen.contains(where: one.contains), "nothing is found by \(pattern)")
        }
        for list in contract.lists { #expect(contract.elements.contains(list)) }
    }
}
