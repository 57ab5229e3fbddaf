internal import ImplementationTesting
internal import Info
internal import Scenarios
internal import Testing

@testable internal import InfoViewModel

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .info, moduleName: "InfoViewModel") {
        opening in
        Stage(environment: InfoEnvironment(opening: opening)) { environment in
            InfoAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.info.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
