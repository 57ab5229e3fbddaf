internal import Greeting
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import GreetingObservable

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .greeting, moduleName: "GreetingObservable") {
        opening in
        Stage(environment: GreetingEnvironment(opening: opening), startsTasks: true) {
            GreetingAssembly.screen($0.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.greeting.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
