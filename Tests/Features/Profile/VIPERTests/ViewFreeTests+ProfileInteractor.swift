internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the card")
    struct ProfileInteractorTests {
        private let environment = ProfileEnvironment(opening: .profile())
        private let output = ProfileInteractorOutputSpy()
        private let interactor: ProfileInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        private static func interactor(in environment: ProfileEnvironment) -> ProfileInteractor {
            ProfileInteractor(
                userID: 1,
                profileService: environment.dependencies.profileService
            )
        }

        private func profile(name: String = "Ada") -> ProfileSummary {
            ProfileSummary(
                id: 1,
                name: name,
                mail: "ada@example.com",
                biography: "I count.",
                receivesNewsletter: false
            )
        }

        @Test("The profile is fetched")
        func fetches() {
            interactor.start()
            #expect(output.calls == [.didBeginFetchingProfile])
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingProfile, .didReceiveProfile(profile())])
            #expect(environment.requests == [.profile(userID: 1)])
        }

        @Test("A failed request is reported, and can be repeated")
        func fetchFails() {
            environment.fail(.profile)
            interactor.start()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingProfile, .didFailToFetchProfile])
            interactor.fetchProfile()
            environment.deliver(.all)
            #expect(output.calls.last == .didReceiveProfile(profile()))
        }

        @Test("A change made elsewhere is reported")
        func reportsChange() {
            interactor.start()
            environment.deliver(.all)
            output.calls = []
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            #expect(output.calls == [.didReceiveProfile(profile(name: "Grace"))])
        }

        @Test("A change made elsewhere is reported also before the reply, which is ignored")
        func reportsChangeDuringFetching() {
            interactor.start()
            output.calls = []
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            environment.deliver(.all)
            #expect(output.calls == [.didReceiveProfile(profile(name: "Grace"))])
        }

        @Test("A failure after a change made elsewhere is ignored")
        func ignoresFailure() {
            environment.fail(.profile)
            interactor.start()
            output.calls = []
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            environment.deliver(.all)
            #expect(output.calls == [.didReceiveProfile(profile(name: "Grace"))])
        }

        @Test("A reply after the card has closed changes nothing")
        func closes() {
            weak var closed: ProfileInteractor?
            do {
                let interactor = Self.interactor(in: environment)
                interactor.output = output
                interactor.start()
                closed = interactor
            }
            #expect(closed == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }
    }
}
