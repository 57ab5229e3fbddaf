internal import ImplementationTesting
internal import People
internal import Scenarios
internal import Testing

@testable internal import PeopleObservable

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .people, moduleName: "PeopleObservable") {
        opening in
        Stage(environment: PeopleEnvironment(opening: opening), startsTasks: true) {
            PeopleAssembly.screen($0.dependencies)
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
