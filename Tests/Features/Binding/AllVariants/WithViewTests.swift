internal import Binding
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(
        contract: .binding,
        fileID: #fileID,
        environment: BindingEnvironment.init(opening:)
    ) { BindingAssembly.screen($0.dependencies) }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.binding.scenarios.selected
    )
    func passes(scenario: NamedScenario) throws {
        let difference = try rehearsal.difference(from: scenario)
        #expect(difference == nil)
    }
}
