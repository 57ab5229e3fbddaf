internal import ImplementationTesting
internal import Relay
internal import Scenarios
internal import Testing

@testable internal import RelayDirect

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .relay, moduleName: "RelayDirect") { opening in
        Stage(environment: RelayEnvironment(opening: opening)) { environment in
            RelayAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.relay.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
