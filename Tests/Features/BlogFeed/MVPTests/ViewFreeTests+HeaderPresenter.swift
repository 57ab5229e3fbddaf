internal import AppSupport
internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the header")
    struct HeaderPresenterTests {
        private let environment: BlogFeedEnvironment
        private let view = HeaderViewSpy()
        private let scene = UnfollowSpy()
        private let presenter: HeaderPresenter

        init() {
            self.init(user: 2)
        }

        private init(user: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: user))
            presenter = Self.presenter(in: environment, scene: scene)
            presenter.view = view
        }

        private static func presenter(
            in environment: BlogFeedEnvironment,
            scene: UnfollowSpy
        ) -> HeaderPresenter {
            HeaderPresenter(
                userID: environment.dependencies.userID,
                canFollow: !environment.dependencies.isOwnPage,
                userService: environment.dependencies.userService,
                onSelectUser: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.userDetail($0))
                },
                onUnfollow: { scene.receive(name: $0, unfollow: $1) }
            )
        }

        /// Loads the user, and forgets the calls.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        @Test("Only the default icon shows until the user arrives, and then all values")
        func loads() {
            presenter.viewDidLoad()
            presenter.didTapFollow()
            #expect(view.calls == [.showIcon("icon0")])
            environment.deliver(.all)
            #expect(
                view.calls == [
                    .showIcon("icon0"),
                    .showIcon("icon1"),
                    .showName("Günther Lovelace"),
                    .showSummary("Bio: I write about architecture."),
                    .showBlogs("Blogs: 45"),
                    .showFriends("Friends: 481"),
                    .showFollowButton("Follow"),
                ]
            )
            #expect(environment.requests == [.user(id: 2)])
        }

        @Test("A failed request for the user is reported, and nobody can be followed")
        func loadFails() {
            environment.fail(.user)
            presenter.viewDidLoad()
            environment.deliver(.all)
            presenter.didTapFollow()
            #expect(view.calls == [.showIcon("icon0"), .showToast("Could not load the user")])
            #expect(environment.waitingReplies == 0)
        }

        @Test("A user without a name is Anonymous, also for the scene that asks")
        func loadsAnonymous() {
            let page = Self(user: 3)
            page.presenter.viewDidLoad()
            page.environment.deliver(.all)
            #expect(page.view.calls.contains(.showName("Anonymous")))
            page.presenter.didTapFollow()
            page.environment.deliver(.all)
            page.presenter.didTapFollow()
            #expect(page.scene.names == ["Anonymous"])
        }

        @Test("A user without biography and icon has the defaults")
        func loadsTerse() {
            let page = Self(user: 4)
            page.presenter.viewDidLoad()
            page.environment.deliver(.all)
            #expect(page.view.calls.filter { $0 == .showIcon("icon0") }.count == 2)
            #expect(page.view.calls.contains(.showSummary("Bio: This person left nothing here.")))
        }

        @Test("On the viewer's own page nobody can be followed")
        func loadsOwn() {
            let page = Self(user: 1)
            page.presenter.viewDidLoad()
            page.environment.deliver(.all)
            #expect(page.view.calls.last == .showFriends("Friends: 385"))
        }

        @Test("The icon opens the user, before and after the user was fetched")
        func opensUser() {
            presenter.didTapIcon()
            load()
            presenter.didTapIcon()
            #expect(environment.routes == [.userDetail(2), .userDetail(2)])
        }

        @Test("Following shows at once; while the request runs taps do nothing")
        func follows() {
            load()
            presenter.didTapFollow()
            presenter.didTapFollow()
            #expect(view.calls == [.showFollowButton("Following")])
            environment.deliver(.all)
            #expect(view.calls == [.showFollowButton("Following")])
            #expect(environment.requests == [.user(id: 2), .follow(userID: 2)])
        }

        @Test("Failed following is undone, and can be tried again")
        func followFails() {
            load()
            environment.fail(.follow)
            presenter.didTapFollow()
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls == [.showFollowButton("Follow"), .showToast("Could not follow")])
            presenter.didTapFollow()
            #expect(view.calls.last == .showFollowButton("Following"))
        }

        @Test("Unfollowing waits for the scene, and then shows at once")
        func unfollows() {
            load()
            presenter.didTapFollow()
            environment.deliver(.all)
            view.calls = []
            presenter.didTapFollow()
            #expect(scene.names == ["Günther Lovelace"])
            #expect(view.calls.isEmpty)
            #expect(environment.waitingReplies == 0)
            scene.confirm()
            presenter.didTapFollow()
            #expect(view.calls.last == .showFollowButton("Follow"))
            environment.deliver(.all)
            #expect(view.calls.last == .showFollowButton("Follow"))
            #expect(environment.requests.last == .unfollow(userID: 2))
        }

        @Test("Failed unfollowing is undone, and the next tap asks the scene again")
        func unfollowFails() {
            load()
            presenter.didTapFollow()
            environment.deliver(.all)
            environment.fail(.unfollow)
            presenter.didTapFollow()
            scene.confirm()
            view.calls = []
            environment.deliver(.all)
            #expect(
                view.calls == [.showFollowButton("Following"), .showToast("Could not unfollow")]
            )
            presenter.didTapFollow()
            #expect(scene.names == ["Günther Lovelace", "Günther Lovelace"])
        }

        @Test("Replies after the release of the presenter do nothing and keep nothing alive")
        func releases() {
            var presenter: HeaderPresenter? = Self.presenter(in: environment, scene: scene)
            weak let released = presenter
            presenter?.view = view
            presenter?.viewDidLoad()
            environment.deliver(.all)
            presenter?.didTapFollow()
            environment.deliver(.all)
            presenter?.didTapFollow()
            scene.confirm()
            presenter?.viewDidLoad()
            presenter = nil
            #expect(released == nil)
            view.calls = []
            environment.deliver(.all)
            scene.confirm()
            #expect(view.calls.isEmpty)
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: HeaderViewSpy? = HeaderViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            environment.deliver(.all)
            presenter.didTapFollow()
            #expect(environment.requests.last == .follow(userID: 2))
        }
    }
}
