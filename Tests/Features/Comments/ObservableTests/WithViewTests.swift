internal import Comments
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import CommentsObservable

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .comments, moduleName: "CommentsObservable") {
        opening in
        Stage(environment: CommentsEnvironment(opening: opening), startsTasks: true) {
            CommentsAssembly.screen($0.dependencies)
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
