internal import Comments
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import CommentsStore

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .comments, moduleName: "CommentsStore") { opening in
        Stage(environment: CommentsEnvironment(opening: opening)) { environment in
            CommentsAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.comments.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
