internal import BlogFeed
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import BlogFeedObservable

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .blogFeed, moduleName: "BlogFeedObservable") {
        opening in
        Stage(environment: BlogFeedEnvironment(opening: opening), startsTasks: true) {
            BlogFeedAssembly.screen($0.dependencies)
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
