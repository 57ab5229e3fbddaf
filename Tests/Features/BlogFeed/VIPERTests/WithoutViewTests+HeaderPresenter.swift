internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The presenter of the header")
    struct HeaderPresenterTests {
        private let interactor = HeaderInteractorSpy()
        private let router = HeaderRouterSpy()
        private let view = HeaderViewSpy()
        private let presenter: HeaderPresenter

        init() {
            presenter = HeaderPresenter(userID: 2, interactor: interactor, router: router)
            presenter.view = view
        }

        private func user(
            name: String = "Günther Lovelace",
            icon: String? = "icon1",
            biography: String = "I write about architecture."
        ) -> UserSummary {
            UserSummary(
                name: name,
                icon: icon,
                biography: biography,
                blogCount: 45,
                friendCount: 481
            )
        }

        @Test("Each thing that a person does is the interactor's to decide")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapFollow()
            presenter.didConfirmUnfollow()
            #expect(interactor.calls == [.fetchUser, .toggleFollow, .unfollow])
            #expect(view.calls == [.showIcon("icon0")])
        }

        @Test("All of the user shows when it has come")
        func loads() {
            presenter.didFetchUser(user())
            #expect(
                view.calls == [
                    .showIcon("icon1"),
                    .showName("Günther Lovelace"),
                    .showSummary("Bio: I write about architecture."),
                    .showBlogs("Blogs: 45"),
                    .showFriends("Friends: 481"),
                ]
            )
        }

        @Test("A user that fails says so")
        func loadFails() {
            presenter.didFailToFetchUser()
            #expect(view.calls == [.showToast("Could not load the user")])
        }

        @Test("Somebody without a name is Anonymous, also in the question")
        func loadsAnonymous() {
            presenter.didFetchUser(user(name: ""))
            #expect(view.calls.contains(.showName("Anonymous")))
            presenter.mustConfirmUnfollowing(user(name: ""))
            #expect(view.calls.last == .confirmUnfollow("Stop following Anonymous?"))
        }

        @Test("Somebody without biography and icon gets the defaults")
        func loadsTerse() {
            presenter.didFetchUser(user(icon: nil, biography: ""))
            #expect(view.calls.contains(.showIcon("icon0")))
            #expect(view.calls.contains(.showSummary("Bio: This person left nothing here.")))
        }

        @Test("The icon leads to the user, before and after the header has come")
        func opensUser() {
            presenter.didTapIcon()
            presenter.didFetchUser(user())
            presenter.didTapIcon()
            #expect(router.calls == [.openUser(id: 2), .openUser(id: 2)])
        }

        @Test("The button tells whether the viewer follows", arguments: [true, false])
        func tellsFollowed(isFollowed: Bool) {
            presenter.didChangeFollowed(isFollowed)
            #expect(view.calls == [.showFollowButton(isFollowed ? "Following" : "Follow")])
        }

        @Test("Unfollowing asks first, by name")
        func asksToConfirm() {
            presenter.mustConfirmUnfollowing(user())
            #expect(view.calls == [.confirmUnfollow("Stop following Günther Lovelace?")])
        }

        @Test("Following and unfollowing that fail say so, each in its own way")
        func followFails() {
            presenter.didFailToFollow()
            presenter.didFailToUnfollow()
            #expect(
                view.calls == [.showToast("Could not follow"), .showToast("Could not unfollow")]
            )
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: HeaderViewSpy? = HeaderViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchUser(user())
            presenter.didTapFollow()
            #expect(interactor.calls == [.toggleFollow])
        }
    }
}
