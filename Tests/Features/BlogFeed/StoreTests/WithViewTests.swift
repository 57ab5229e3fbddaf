internal import BlogFeed
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import BlogFeedStore

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .blogFeed, moduleName: "BlogFeedStore") { opening in
        Stage(environment: BlogFeedEnvironment(opening: opening)) { environment in
            BlogFeedAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.blogFeedPageScripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
