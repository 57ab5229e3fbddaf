internal import BlogFeed
internal import Equivalence
internal import ImplementationRegistry
internal import ImplementationTesting
internal import Matrix
internal import Scenarios
internal import Testing

/// Verifies that the scene that reuses the modules of an implementation passes its scenarios.
@MainActor
@Suite("The scene that reuses modules")
struct ReuseSceneTests {
    @Test(
        "The card of each implementation passes the scenarios of the card",
        arguments: Feature.blogFeed.implementations,
        FeatureContract.blogFeedCardScenarios
    )
    func passes(implementation: Implementation, scenario: NamedScenario) throws {
        let modules =
            implementation.allTaken.map(\.moduleName) + [implementation.reuseSceneModuleName]
        let rehearsal = Rehearsal(
            contract: .blogFeed,
            subject: Subject(
                name: implementation.moduleName,
                moduleNames: Set([implementation.moduleName] + modules.compactMap(\.self)),
                open: { implementation.open($0) }
            )
        )
        let difference = try rehearsal.difference(from: scenario)
        #expect(difference == nil)
    }
}
