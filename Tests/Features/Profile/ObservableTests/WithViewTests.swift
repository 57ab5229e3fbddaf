internal import ImplementationTesting
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import ProfileObservable

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .profile, moduleName: "ProfileObservable") {
        opening in
        Stage(environment: ProfileEnvironment(opening: opening), startsTasks: true) {
            ProfileAssembly.screen($0.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.profile.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
