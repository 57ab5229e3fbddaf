internal import ImplementationTesting
internal import Layers
internal import Scenarios
internal import Testing

@testable internal import LayersClosure

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .layers, moduleName: "LayersClosure") {
        opening in
        Stage(environment: LayersEnvironment(opening: opening)) { environment in
            LayersAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.layers.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
