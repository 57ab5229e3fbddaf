internal import ImplementationTesting
internal import Panel
internal import Scenarios
internal import Testing

@testable internal import PanelMVC

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .panel, moduleName: "PanelMVC") { opening in
        Stage(environment: PanelEnvironment(opening: opening)) { environment in
            PanelAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.panel.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
