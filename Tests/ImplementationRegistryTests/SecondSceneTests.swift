internal import BlogFeed
internal import ImplementationRegistry
internal import ImplementationTesting
internal import Matrix
internal import Scenarios
internal import Testing

/// The scenes that are put together from the modules of a cell, as the cell's own tests hold its page.
@MainActor
@Suite("The second scene of a cell")
struct SecondSceneTests {
    @Test(
        "A card does what the feature promises",
        arguments: Feature.blogFeed.implementations,
        FeatureContract.blogFeedCardScripts
    )
    func keepsPromise(implementation: Implementation, script: NamedScenario) throws {
        let modules =
            implementation.allTaken.map(\.moduleName) + [implementation.secondSceneModuleName]
        let rehearsal = Rehearsal(
            contract: .blogFeed,
            moduleName: implementation.moduleName,
            taking: modules.compactMap(\.self)
        ) { implementation.open($0) }
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
