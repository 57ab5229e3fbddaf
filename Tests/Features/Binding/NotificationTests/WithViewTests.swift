internal import Binding
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import BindingNotification

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .binding, moduleName: "BindingNotification") {
        opening in
        Stage(environment: BindingEnvironment(opening: opening)) { environment in
            BindingAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.binding.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
