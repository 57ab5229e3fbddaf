internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model object of a user")
    struct UserLoaderTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 2))
        private let loader: UserLoader

        init() {
            loader = Self.loader(in: environment)
        }

        private static func loader(in environment: BlogFeedEnvironment) -> UserLoader {
            UserLoader(
                userID: environment.dependencies.userID,
                userService: environment.dependencies.userService
            )
        }

        /// Loads the user.
        private func load() {
            loader.load()
            environment.deliver(.all)
        }

        @Test("There is no user until the service replies")
        func loads() throws {
            var events: [UserLoader.Event] = []
            loader.onEvent = { events.append($0) }
            loader.load()
            #expect(loader.userID == 2)
            #expect(loader.user == nil)
            #expect(events.isEmpty)
            environment.deliver(.all)
            let user = try #require(loader.user)
            #expect(user.name == "Günther Lovelace")
            #expect(events == [.user(user)])
            #expect(environment.requests == [.user(id: 2)])
        }

        @Test("A load that fails is reported, and leaves no user to follow")
        func loadFails() {
            var events: [UserLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.user)
            load()
            #expect(events == [.loadFailed])
            #expect(loader.user == nil)
            #expect(!loader.canChangeFollow)
            loader.follow()
            loader.unfollow()
            #expect(environment.waitingReplies == 0)
        }

        @Test("Following changes the user at once, and cannot be repeated while it is running")
        func follows() {
            load()
            var events: [UserLoader.Event] = []
            loader.onEvent = { events.append($0) }
            #expect(loader.canChangeFollow)
            loader.follow()
            #expect(loader.user?.isFollowed == true)
            #expect(!loader.canChangeFollow)
            loader.follow()
            loader.unfollow()
            environment.deliver(.all)
            #expect(loader.user?.isFollowed == true)
            #expect(loader.canChangeFollow)
            #expect(events == [.isFollowed(true)])
            #expect(environment.requests == [.user(id: 2), .follow(userID: 2)])
        }

        @Test("Following that fails is undone, and can be repeated")
        func followFails() {
            load()
            var events: [UserLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.follow)
            loader.follow()
            environment.deliver(.all)
            #expect(loader.user?.isFollowed == false)
            #expect(events == [.isFollowed(true), .isFollowed(false), .followFailed])
            loader.follow()
            #expect(loader.user?.isFollowed == true)
        }

        @Test("Unfollowing changes the user at once, and cannot be repeated while it is running")
        func unfollows() {
            load()
            loader.follow()
            environment.deliver(.all)
            loader.unfollow()
            #expect(loader.user?.isFollowed == false)
            loader.unfollow()
            loader.follow()
            environment.deliver(.all)
            #expect(loader.user?.isFollowed == false)
            #expect(loader.canChangeFollow)
            let requests: [ServiceRequest] = [
                .user(id: 2), .follow(userID: 2), .unfollow(userID: 2),
            ]
            #expect(environment.requests == requests)
        }

        @Test("Unfollowing that fails is undone")
        func unfollowFails() {
            load()
            loader.follow()
            environment.deliver(.all)
            var events: [UserLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.unfollow)
            loader.unfollow()
            environment.deliver(.all)
            #expect(loader.user?.isFollowed == true)
            #expect(events == [.isFollowed(false), .isFollowed(true), .unfollowFailed])
        }

        @Test(
            "Replies after the model object is released do nothing and keep nothing alive",
            arguments: [[], [Operation.follow], [.follow, .unfollow]]
        )
        func releases(operations: [Model.Operation]) {
            var loader: UserLoader? = Self.loader(in: environment)
            weak let released = loader
            var eventCount = 0
            loader?.onEvent = { _ in eventCount += 1 }
            loader?.load()
            for operation in operations {
                environment.deliver(.all)
                if operation == .follow { loader?.follow() } else { loader?.unfollow() }
            }
            loader = nil
            #expect(released == nil)
            eventCount = 0
            environment.deliver(.all)
            #expect(eventCount == 0)
        }
    }
}
