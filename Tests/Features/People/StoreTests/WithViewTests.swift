internal import ImplementationTesting
internal import People
internal import Scenarios
internal import Testing

@testable internal import PeopleStore

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .people, moduleName: "PeopleStore") { opening in
        Stage(environment: PeopleEnvironment(opening: opening)) { environment in
            PeopleAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.people.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
