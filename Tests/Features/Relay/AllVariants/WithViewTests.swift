internal import ImplementationTesting
internal import Relay
internal import Scenarios
internal import Testing

@testable internal import Implementation

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(
        contract: .relay,
        fileID: #fileID,
        environment: RelayEnvironment.init(opening:)
    ) { RelayAssembly.screen($0.dependencies) }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.relay.scenarios.selected
    )
    func passes(scenario: NamedScenario) throws {
        let difference = try rehearsal.difference(from: scenario)
        #expect(difference == nil)
    }
}
