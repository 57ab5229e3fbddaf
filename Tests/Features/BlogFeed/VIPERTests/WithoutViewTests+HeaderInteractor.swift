internal import BlogFeed
internal import CellTesting
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The interactor of the header")
    struct HeaderInteractorTests {
        private let environment: BlogFeedEnvironment
        private let output = HeaderInteractorOutputSpy()
        private let interactor: HeaderInteractor

        private let user = UserSummary(
            name: "Günther Lovelace",
            icon: "icon1",
            biography: "I write about architecture.",
            blogCount: 45,
            friendCount: 481
        )

        init() {
            self.init(user: 2)
        }

        private init(user: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: user))
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        private static func interactor(in environment: BlogFeedEnvironment) -> HeaderInteractor {
            HeaderInteractor(
                userID: environment.dependencies.userID,
                canFollow: !environment.dependencies.isOwnPage,
                userService: environment.dependencies.userService
            )
        }

        /// Fetches the user, and forgets how.
        private func fetch() {
            interactor.fetchUser()
            environment.deliver(.all)
            output.calls = []
        }

        /// Fetches the user, follows, and forgets how.
        private func follow() {
            fetch()
            interactor.toggleFollow()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("The user is handed up, and whether the viewer follows")
        func fetches() {
            interactor.fetchUser()
            interactor.toggleFollow()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            #expect(output.calls == [.didFetchUser(user), .didChangeFollowed(false)])
            #expect(environment.requests == [.user(id: 2)])
        }

        @Test("On one's own page there is nobody to follow")
        func fetchesOwn() {
            let page = Self(user: 1)
            page.interactor.fetchUser()
            page.environment.deliver(.all)
            #expect(page.output.calls.count == 1)
        }

        @Test("A user that fails says so")
        func fetchFails() {
            environment.fail(.user)
            interactor.fetchUser()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToFetchUser])
        }

        @Test("Following is handed up at once; while the request runs nothing more is asked")
        func follows() {
            fetch()
            interactor.toggleFollow()
            interactor.toggleFollow()
            #expect(output.calls == [.didChangeFollowed(true)])
            environment.deliver(.all)
            #expect(output.calls == [.didChangeFollowed(true)])
            #expect(environment.requests == [.user(id: 2), .follow(userID: 2)])
        }

        @Test("Following that fails is taken back, and can be tried again")
        func followFails() {
            fetch()
            environment.fail(.follow)
            interactor.toggleFollow()
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls == [.didChangeFollowed(false), .didFailToFollow])
            interactor.toggleFollow()
            #expect(output.calls.last == .didChangeFollowed(true))
        }

        @Test("Unfollowing must be confirmed first")
        func asksToConfirm() {
            follow()
            interactor.toggleFollow()
            #expect(output.calls == [.mustConfirmUnfollowing(user)])
            #expect(environment.waitingReplies == 0)
        }

        @Test("Unfollowing is handed up at once; while the request runs nothing more is asked")
        func unfollows() {
            follow()
            interactor.unfollow()
            interactor.toggleFollow()
            #expect(output.calls == [.didChangeFollowed(false)])
            environment.deliver(.all)
            #expect(output.calls == [.didChangeFollowed(false)])
            #expect(environment.requests.last == .unfollow(userID: 2))
            interactor.toggleFollow()
            #expect(environment.requests.last == .follow(userID: 2))
        }

        @Test("Unfollowing that fails is taken back")
        func unfollowFails() {
            follow()
            environment.fail(.unfollow)
            interactor.unfollow()
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls == [.didChangeFollowed(true), .didFailToUnfollow])
            interactor.toggleFollow()
            #expect(output.calls.last == .mustConfirmUnfollowing(user))
        }

        @Test("Replies that come when the interactor is gone do nothing and keep nothing alive")
        func releases() {
            var interactor: HeaderInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchUser()
            environment.deliver(.all)
            interactor?.toggleFollow()
            interactor?.unfollow()
            interactor?.fetchUser()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive, and works on without")
        func keepsNoOutput() {
            var output: HeaderInteractorOutputSpy? = HeaderInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            interactor.toggleFollow()
            #expect(environment.waitingReplies == 1)
        }
    }
}
