internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the card")
    struct ProfilePresenterTests {
        private let environment = ProfileEnvironment(opening: .profile())
        private let view = ProfileViewSpy()
        private let presenter: ProfilePresenter
        private let shownProfile: [ProfileViewSpy.Call] = [
            .showName("Ada"), .showMail("ada@example.com"), .showBiography("I count."),
            .showNewsletter("Newsletter: off"), .showEditButton,
        ]

        init() {
            presenter = Self.presenter(in: environment)
            presenter.view = view
        }

        private static func presenter(in environment: ProfileEnvironment) -> ProfilePresenter {
            ProfilePresenter(
                userID: 1,
                profileService: environment.dependencies.profileService
            )
        }

        /// Loads the profile, and forgets the calls.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        @Test("The loading indicator shows until the profile arrives")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(view.calls == [.showLoading] + shownProfile)
            #expect(environment.requests == [.profile(userID: 1)])
        }

        @Test("A failed load shows an error, and the button requests the profile again")
        func retries() {
            environment.fail(.profile)
            load()
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(view.calls == [.showLoading] + shownProfile)
        }

        @Test("A failed load shows an error")
        func fails() {
            environment.fail(.profile)
            presenter.viewDidLoad()
            environment.deliver(.all)
            #expect(view.calls == [.showLoading, .showError("Could not load the profile")])
        }

        @Test("Only a loaded profile can be edited")
        func edits() {
            var edited: [Profile] = []
            presenter.onEdit = { edited.append($0) }
            presenter.didTapEdit()
            #expect(edited.isEmpty)
            load()
            presenter.didTapEdit()
            #expect(edited.map(\.name) == ["Ada"])
        }

        @Test("The card shows the result of the editor, which is edited next")
        func showsResult() {
            load()
            var profile = Profile(
                id: 1,
                name: "",
                mail: "",
                biography: "",
                receivesNewsletter: true
            )
            presenter.show(profile)
            #expect(
                view.calls == [
                    .showName("Anonymous"), .showMail("No address"), .showBiography("No bio"),
                    .showNewsletter("Newsletter: on"), .showEditButton,
                ]
            )
            presenter.onEdit = { profile = $0 }
            presenter.didTapEdit()
            #expect(profile.receivesNewsletter)
        }

        @Test("A change made elsewhere shows")
        func showsChange() {
            load()
            _ = environment.happen("profile", .object(["name": .text("Ada")]))
            #expect(view.calls == shownProfile)
        }

        @Test("A change made elsewhere shows also before the reply, which is ignored")
        func showsChangeDuringLoading() {
            presenter.viewDidLoad()
            view.calls = []
            _ = environment.happen("profile", .object(["name": .text("Ada")]))
            environment.deliver(.all)
            #expect(view.calls == shownProfile)
        }

        @Test("A failure after a change made elsewhere is ignored")
        func ignoresFailure() {
            environment.fail(.profile)
            presenter.viewDidLoad()
            view.calls = []
            _ = environment.happen("profile", .object(["name": .text("Ada")]))
            environment.deliver(.all)
            #expect(view.calls == shownProfile)
        }

        @Test("A reply after the card has closed changes nothing")
        func closes() {
            weak var closed: ProfilePresenter?
            do {
                let presenter = Self.presenter(in: environment)
                presenter.view = view
                presenter.viewDidLoad()
                closed = presenter
            }
            #expect(closed == nil)
            view.calls = []
            environment.deliver(.all)
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            #expect(view.calls.isEmpty)
        }
    }
}
