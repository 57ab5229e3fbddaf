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
        arguments: Feature.blogFeed.cells,
        FeatureContract.blogFeedCardScripts
    )
    func keepsPromise(cell: Cell, script: NamedScript) throws {
        let modules = cell.taken.map(\.moduleName) + [cell.secondSceneModuleName]
        let rehearsal = Rehearsal(
            contract: .blogFeed,
            moduleName: cell.moduleName,
            taking: modules.compactMap(\.self)
        ) { cell.open($0) }
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
