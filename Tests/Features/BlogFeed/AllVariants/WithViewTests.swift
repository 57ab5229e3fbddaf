internal import BlogFeed
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(
        contract: .blogFeed,
        fileID: #fileID,
        environment: BlogFeedEnvironment.init(opening:)
    ) { BlogFeedAssembly.screen($0.dependencies) }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.blogFeedPageScenarios.selected
    )
    func passes(scenario: NamedScenario) throws {
        let difference = try rehearsal.difference(from: scenario)
        #expect(difference == nil)
    }
}
