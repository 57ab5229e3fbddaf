internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the card")
    struct ProfilePresenterTests {
        private let view = ProfileViewSpy()
        private let interactor = ProfileInteractorSpy()
        private let router = ProfileRouterSpy()
        private let presenter: ProfilePresenter
        private let profile = ProfileSummary(
            id: 1,
            name: "Ada",
            mail: "ada@example.com",
            biography: "I count.",
            receivesNewsletter: false
        )
        private let shownProfile: [ProfileViewSpy.Call] = [
            .showName("Ada"), .showMail("ada@example.com"), .showBiography("I count."),
            .showNewsletter("Newsletter: off"), .showEditButton,
        ]

        init() {
            presenter = ProfilePresenter(interactor: interactor, router: router)
            presenter.view = view
        }

        @Test("The events of the view become requests to the interactor")
        func requests() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            #expect(interactor.calls == [.start, .fetchProfile])
        }

        @Test("The loading indicator shows until the profile arrives")
        func loads() {
            presenter.didBeginFetchingProfile()
            #expect(view.calls == [.showLoading])
            presenter.didReceiveProfile(profile)
            #expect(view.calls == [.showLoading] + shownProfile)
        }

        @Test("A failed request shows an error")
        func fails() {
            presenter.didFailToFetchProfile()
            #expect(view.calls == [.showError("Could not load the profile")])
        }

        @Test("Only a loaded profile can be edited")
        func edits() {
            presenter.didTapEdit()
            #expect(router.openedProfiles.isEmpty)
            presenter.didReceiveProfile(profile)
            presenter.didTapEdit()
            #expect(router.openedProfiles == [profile])
            #expect(router.delegate === presenter)
        }

        @Test("The card shows the result of the editor, which is edited next")
        func showsResult() {
            let empty = ProfileSummary(
                id: 1,
                name: "",
                mail: "",
                biography: "",
                receivesNewsletter: true
            )
            presenter.profileEditorDidSave(empty)
            #expect(
                view.calls == [
                    .showName("Anonymous"), .showMail("No address"), .showBiography("No bio"),
                    .showNewsletter("Newsletter: on"), .showEditButton,
                ]
            )
            presenter.didTapEdit()
            #expect(router.openedProfiles == [empty])
        }
    }
}
