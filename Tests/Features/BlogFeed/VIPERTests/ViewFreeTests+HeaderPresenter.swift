internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
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

        @Test("The screen fetches the user, and a tap follows")
        func requests() {
            presenter.viewDidLoad()
            presenter.didTapFollow()
            #expect(interactor.calls == [.fetchUser, .follow])
            #expect(view.calls == [.showIcon("icon0")])
        }

        @Test("All values of the user show when it arrives")
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

        @Test("A failed request for the user is reported")
        func loadFails() {
            presenter.didFailToFetchUser()
            #expect(view.calls == [.showToast("Could not load the user")])
        }

        @Test("A user without a name is Anonymous, also for the router that asks")
        func loadsAnonymous() {
            presenter.didFetchUser(user(name: ""))
            #expect(view.calls.contains(.showName("Anonymous")))
            presenter.didChangeFollowState(.followed)
            presenter.didTapFollow()
            #expect(router.calls == [.confirmUnfollow(name: "Anonymous")])
        }

        @Test("A user without biography and icon has the defaults")
        func loadsTerse() {
            presenter.didFetchUser(user(icon: nil, biography: ""))
            #expect(view.calls.contains(.showIcon("icon0")))
            #expect(view.calls.contains(.showSummary("Bio: This person left nothing here.")))
        }

        @Test("The icon opens the user, before and after the user was fetched")
        func opensUser() {
            presenter.didTapIcon()
            presenter.didFetchUser(user())
            presenter.didTapIcon()
            #expect(router.calls == [.openUser(id: 2), .openUser(id: 2)])
        }

        @Test(
            "The button shows the follow state as if a running request had succeeded",
            arguments: [
                (FollowSummary.notFollowed, "Follow"), (.following, "Following"),
                (.followed, "Following"), (.unfollowing, "Follow"),
            ]
        )
        func showsFollowState(followState: FollowSummary, title: String) {
            presenter.didChangeFollowState(followState)
            #expect(view.calls == [.showFollowButton(title)])
        }

        @Test("Unfollowing waits for the router, which receives the name")
        func confirmsUnfollowing() {
            presenter.didFetchUser(user())
            presenter.didChangeFollowState(.followed)
            presenter.didTapFollow()
            #expect(router.calls == [.confirmUnfollow(name: "Günther Lovelace")])
            #expect(interactor.calls.isEmpty)
            router.unfollow?()
            #expect(interactor.calls == [.unfollow])
        }

        @Test(
            "During a request a tap does nothing",
            arguments: [FollowSummary.following, .unfollowing]
        )
        func ignoresTap(followState: FollowSummary) {
            presenter.didChangeFollowState(followState)
            view.calls = []
            presenter.didTapFollow()
            #expect(view.calls.isEmpty)
            #expect(router.calls.isEmpty)
            #expect(interactor.calls.isEmpty)
        }

        @Test("Failed following and unfollowing are reported with different texts")
        func followFails() {
            presenter.didFailToFollow()
            presenter.didFailToUnfollow()
            #expect(
                view.calls == [.showToast("Could not follow"), .showToast("Could not unfollow")]
            )
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: HeaderViewSpy? = HeaderViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchUser(user())
            presenter.didTapFollow()
            #expect(interactor.calls == [.follow])
        }
    }
}
