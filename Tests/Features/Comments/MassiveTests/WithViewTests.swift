internal import Comments
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(
        contract: .comments,
        fileID: #fileID,
        environment: CommentsEnvironment.init(opening:)
    ) { CommentsAssembly.screen($0.dependencies) }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.comments.scenarios.selected
    )
    func passes(scenario: NamedScenario) throws {
        let difference = try rehearsal.difference(from: scenario)
        #expect(difference == nil)
    }

    @Test("Each time that a row appears, its height is computed")
    func computesHeights() {
        let environment = CommentsEnvironment(opening: .comments(count: 20))
        let stage = Stage(environment: environment) { CommentsAssembly.screen($0.dependencies) }
        func count(after event: ScenarioEvent) -> Int? {
            #expect(stage.perform(event) == nil)
            return environment.counts["heights"]
        }
        // Twelve of the twenty rows are visible at a time.
        #expect(count(after: .deliver(.all)) == 12)
        #expect(count(after: .scroll("comments", to: 19)) == 20)
        #expect(count(after: .scroll("comments", to: 0)) == 28)
        #expect(count(after: .scroll("comments", to: 19)) == 36)
    }
}
