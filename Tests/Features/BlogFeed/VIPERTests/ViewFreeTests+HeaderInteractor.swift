internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
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

        /// Fetches the user and forgets the calls.
        private func fetch() {
            interactor.fetchUser()
            environment.deliver(.all)
            output.calls = []
        }

        /// Fetches and follows the user, and forgets the calls.
        private func follow() {
            fetch()
            interactor.follow()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("The user is handed up with the follow state")
        func fetches() {
            interactor.fetchUser()
            interactor.follow()
            interactor.unfollow()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            #expect(output.calls == [.didFetchUser(user), .didChangeFollowState(.notFollowed)])
            #expect(environment.requests == [.user(id: 2)])
        }

        @Test("A user that the viewer follows is handed up as followed")
        func fetchesFollowed() {
            follow()
            interactor.fetchUser()
            environment.deliver(.all)
            #expect(output.calls == [.didFetchUser(user), .didChangeFollowState(.followed)])
        }

        @Test("On the viewer's own page nobody can be followed")
        func fetchesOwn() {
            let page = Self(user: 1)
            page.interactor.fetchUser()
            page.environment.deliver(.all)
            #expect(page.output.calls.count == 1)
        }

        @Test("A failed request for the user is reported")
        func fetchFails() {
            environment.fail(.user)
            interactor.fetchUser()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToFetchUser])
        }

        @Test("Following is handed up at once; during the request nothing else is requested")
        func follows() {
            fetch()
            interactor.follow()
            interactor.follow()
            interactor.unfollow()
            #expect(output.calls == [.didChangeFollowState(.following)])
            environment.deliver(.all)
            #expect(
                output.calls == [
                    .didChangeFollowState(.following), .didChangeFollowState(.followed),
                ]
            )
            interactor.follow()
            #expect(environment.requests == [.user(id: 2), .follow(userID: 2)])
        }

        @Test("Failed following is undone, and can be tried again")
        func followFails() {
            fetch()
            environment.fail(.follow)
            interactor.follow()
            environment.deliver(.all)
            interactor.follow()
            #expect(
                output.calls == [
                    .didChangeFollowState(.following), .didChangeFollowState(.notFollowed),
                    .didFailToFollow, .didChangeFollowState(.following),
                ]
            )
        }

        @Test("Unfollowing is handed up at once; during the request nothing else is requested")
        func unfollows() {
            follow()
            interactor.unfollow()
            interactor.unfollow()
            interactor.follow()
            #expect(output.calls == [.didChangeFollowState(.unfollowing)])
            environment.deliver(.all)
            #expect(
                output.calls == [
                    .didChangeFollowState(.unfollowing), .didChangeFollowState(.notFollowed),
                ]
            )
            #expect(environment.requests.last == .unfollow(userID: 2))
            interactor.follow()
            #expect(environment.requests.last == .follow(userID: 2))
        }

        @Test("Failed unfollowing is undone, and can be tried again")
        func unfollowFails() {
            follow()
            environment.fail(.unfollow)
            interactor.unfollow()
            environment.deliver(.all)
            interactor.unfollow()
            #expect(
                output.calls == [
                    .didChangeFollowState(.unfollowing), .didChangeFollowState(.followed),
                    .didFailToUnfollow, .didChangeFollowState(.unfollowing),
                ]
            )
        }

        @Test("Replies after the release of the interactor do nothing and keep nothing alive")
        func releases() {
            var interactor: HeaderInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchUser()
            environment.deliver(.all)
            interactor?.follow()
            environment.deliver(.all)
            interactor?.unfollow()
            interactor?.fetchUser()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive and works without it")
        func keepsNoOutput() {
            var output: HeaderInteractorOutputSpy? = HeaderInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            interactor.follow()
            #expect(environment.waitingReplies == 1)
        }
    }
}
