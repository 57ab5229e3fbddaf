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
            self.init(canFollow: true)
        }

        private init(canFollow: Bool) {
            presenter = HeaderPresenter(
                userID: 2,
                canFollow: canFollow,
                interactor: interactor,
                router: router
            )
            presenter.view = view
        }

        private func fetch(
            name: String = "Günther Lovelace",
            icon: String? = "icon1",
            biography: String = "I write about architecture."
        ) {
            presenter.didFetchUser(
                UserSummary(
                    name: name,
                    icon: icon,
                    biography: biography,
                    blogCount: 45,
                    friendCount: 481
                )
            )
        }

        private func changeFollowing(to isFollowed: Bool, isPending: Bool = false) {
            let status = FollowStatus(isFollowed: isFollowed, isPending: isPending)
            presenter.didChangeFollowing(status)
        }

        @Test("Nothing shows until the user has come, and then all of it")
        func loads() {
            presenter.viewDidLoad()
            presenter.didTapFollow()
            #expect(interactor.calls == [.fetchUser])
            #expect(view.calls.isEmpty)
            fetch()
            changeFollowing(to: false)
            #expect(
                view.calls == [
                    .showIcon("icon1"),
                    .showName("Günther Lovelace"),
                    .showSummary("Bio: I write about architecture."),
                    .showBlogs("Blogs: 45"),
                    .showFriends("Friends: 481"),
                    .showFollowButton("Follow"),
                ]
            )
        }

        @Test("A user that fails says so, and nobody can be followed")
        func loadFails() {
            presenter.viewDidLoad()
            presenter.didFailToFetchUser()
            presenter.didTapFollow()
            #expect(view.calls == [.showToast("Could not load the user")])
            #expect(interactor.calls == [.fetchUser])
        }

        @Test("Somebody without a name is Anonymous, also in the question")
        func loadsAnonymous() {
            fetch(name: "")
            #expect(view.calls.contains(.showName("Anonymous")))
            changeFollowing(to: true)
            presenter.didTapFollow()
            #expect(view.calls.last == .confirmUnfollow("Stop following Anonymous?"))
        }

        @Test("Somebody without biography and icon gets the defaults")
        func loadsTerse() {
            fetch(icon: nil, biography: "")
            #expect(view.calls.contains(.showIcon("icon0")))
            #expect(view.calls.contains(.showSummary("Bio: This person left nothing here.")))
        }

        @Test("On one's own page there is nobody to follow")
        func loadsOwn() {
            let page = Self(canFollow: false)
            page.fetch()
            page.changeFollowing(to: false)
            #expect(page.view.calls.last == .showFriends("Friends: 481"))
        }

        @Test("The icon leads to the user, before and after the header has come")
        func opensUser() {
            presenter.didTapIcon()
            fetch()
            presenter.didTapIcon()
            #expect(router.calls == [.openUser(id: 2), .openUser(id: 2)])
        }

        @Test("Following shows at once; while the request runs taps do nothing")
        func follows() {
            fetch()
            changeFollowing(to: false)
            presenter.didTapFollow()
            changeFollowing(to: true, isPending: true)
            presenter.didTapFollow()
            #expect(view.calls.last == .showFollowButton("Following"))
            #expect(interactor.calls == [.follow])
        }

        @Test("Following that fails is taken back, and can be tried again")
        func followFails() {
            fetch()
            changeFollowing(to: false)
            presenter.didTapFollow()
            changeFollowing(to: true, isPending: true)
            view.calls = []
            changeFollowing(to: false)
            presenter.didFailToFollow()
            #expect(view.calls == [.showFollowButton("Follow"), .showToast("Could not follow")])
            presenter.didTapFollow()
            #expect(interactor.calls == [.follow, .follow])
        }

        @Test("Unfollowing asks first, and the interactor when it is confirmed")
        func unfollows() {
            fetch()
            changeFollowing(to: true)
            presenter.didTapFollow()
            #expect(view.calls.last == .confirmUnfollow("Stop following Günther Lovelace?"))
            #expect(interactor.calls.isEmpty)
            presenter.didConfirmUnfollow()
            #expect(interactor.calls == [.unfollow])
        }

        @Test("Unfollowing that fails says so")
        func unfollowFails() {
            presenter.didFailToUnfollow()
            #expect(view.calls == [.showToast("Could not unfollow")])
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: HeaderViewSpy? = HeaderViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            fetch()
            changeFollowing(to: false)
            presenter.didTapFollow()
            #expect(interactor.calls == [.follow])
        }
    }
}
