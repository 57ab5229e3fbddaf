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
        private typealias Call = HeaderInteractorOutputSpy.Call

        private let environment = BlogFeedEnvironment(opening: .blogFeed())
        private let output = HeaderInteractorOutputSpy()
        private let interactor: HeaderInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        private static func interactor(in environment: BlogFeedEnvironment) -> HeaderInteractor {
            HeaderInteractor(
                userID: environment.dependencies.userID,
                userService: environment.dependencies.userService
            )
        }

        private static func change(isFollowed: Bool, isPending: Bool) -> Call {
            .didChangeFollowing(FollowStatus(isFollowed: isFollowed, isPending: isPending))
        }

        @Test("The user is handed up, and whether the viewer follows")
        func fetches() {
            interactor.fetchUser()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            let summary = UserSummary(
                name: "Günther Lovelace",
                icon: "icon1",
                biography: "I write about architecture.",
                blogCount: 45,
                friendCount: 481
            )
            #expect(
                output.calls == [
                    .didFetchUser(summary), Self.change(isFollowed: false, isPending: false),
                ]
            )
            #expect(environment.requests == [.user(id: 2)])
        }

        @Test("A user that fails says so")
        func fetchFails() {
            environment.fail(.user)
            interactor.fetchUser()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToFetchUser])
        }

        @Test("Following is handed up at once, and is pending until the service replies")
        func follows() {
            interactor.follow()
            #expect(output.calls == [Self.change(isFollowed: true, isPending: true)])
            environment.deliver(.all)
            #expect(output.calls.last == Self.change(isFollowed: true, isPending: false))
            #expect(environment.requests == [.follow(userID: 2)])
        }

        @Test("Following that fails is taken back")
        func followFails() {
            environment.fail(.follow)
            interactor.follow()
            output.calls = []
            environment.deliver(.all)
            #expect(
                output.calls == [
                    Self.change(isFollowed: false, isPending: false), .didFailToFollow,
                ]
            )
        }

        @Test("Unfollowing is handed up at once, and is pending until the service replies")
        func unfollows() {
            interactor.unfollow()
            #expect(output.calls == [Self.change(isFollowed: false, isPending: true)])
            environment.deliver(.all)
            #expect(output.calls.last == Self.change(isFollowed: false, isPending: false))
            #expect(environment.requests == [.unfollow(userID: 2)])
        }

        @Test("Unfollowing that fails is taken back")
        func unfollowFails() {
            environment.fail(.unfollow)
            interactor.unfollow()
            output.calls = []
            environment.deliver(.all)
            #expect(
                output.calls == [
                    Self.change(isFollowed: true, isPending: false), .didFailToUnfollow,
                ]
            )
        }

        @Test("Replies that come when the interactor is gone do nothing and keep nothing alive")
        func releases() {
            var interactor: HeaderInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchUser()
            interactor?.follow()
            interactor?.unfollow()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive")
        func keepsNoOutput() {
            var output: HeaderInteractorOutputSpy? = HeaderInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
