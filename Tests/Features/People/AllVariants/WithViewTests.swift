internal import ImplementationTesting
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(
        contract: .people,
        fileID: #fileID,
        environment: PeopleEnvironment.init(opening:)
    ) { PeopleAssembly.screen($0.dependencies) }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.people.scenarios.selected
    )
    func passes(scenario: NamedScenario) throws {
        #expect(try rehearsal.difference(from: scenario) == nil)
    }
}
