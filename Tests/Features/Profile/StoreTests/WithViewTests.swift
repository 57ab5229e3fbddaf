internal import ImplementationTesting
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import ProfileStore

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .profile, moduleName: "ProfileStore") { opening in
        Stage(environment: ProfileEnvironment(opening: opening)) { environment in
            ProfileAssembly.screen(environment.dependencies)
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
