internal import ImplementationTesting
internal import Panel
internal import Scenarios
internal import Testing

@testable internal import Implementation

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(
        contract: .panel,
        fileID: #fileID,
        environment: PanelEnvironment.init(opening:)
    ) { PanelAssembly.screen($0.dependencies) }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.panel.scenarios.selected
    )
    func passes(scenario: NamedScenario) throws {
        let difference = try rehearsal.difference(from: scenario)
        #expect(difference == nil)
    }
}
