internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of the header")
    struct HeaderModelTests {
        private let environment: BlogFeedEnvironment
        private let model: HeaderModel
        private let scene = ConfirmationSpy()

        init() {
            self.init(user: 2)
        }

        private init(user: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: user))
            model = Self.model(in: environment, scene: scene)
        }

        private static func model(
            in environment: BlogFeedEnvironment,
            scene: ConfirmationSpy
        ) -> HeaderModel {
            HeaderModel(
                userID: environment.dependencies.userID,
                canFollow: !environment.dependencies.isOwnPage,
                userService: environment.dependencies.userService,
                onSelectUser: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.userDetail($0))
                },
                confirmUnfollow: scene.confirm
            )
        }

        /// Loads the user.
        private func load() {
            start(model.load)
            environment.settle()
        }

        @Test("Nothing shows until the user has come, and then all of it")
        func loads() {
            start(model.load)
            start(model.toggleFollow)
            #expect(model.icon == "icon0")
            #expect(
                model.name + model.summary + model.blogs
                    + model.friends == ""
            )
            #expect(model.followTitle == nil)
            environment.settle()
            #expect(model.icon == "icon1")
            #expect(model.name == "Günther Lovelace")
            #expect(model.summary == "Bio: I write about architecture.")
            #expect(model.blogs == "Blogs: 45")
            #expect(model.friends == "Friends: 481")
            #expect(model.followTitle == "Follow")
            #expect(environment.requests == [.user(id: 2)])
        }

        @Test("A user that fails says so, and nobody can be followed")
        func loadFails() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            environment.fail(.user)
            load()
            start(model.toggleFollow)
            #expect(messages == ["Could not load the user"])
            #expect(model.followTitle == nil)
            #expect(environment.waitingReplies == 0)
        }

        @Test("A user without a name is Anonymous, also for the scene that asks")
        func loadsAnonymous() {
            let page = Self(user: 3)
            page.load()
            #expect(page.model.name == "Anonymous")
            start(page.model.toggleFollow)
            page.environment.settle()
            start(page.model.toggleFollow)
            #expect(page.scene.names == ["Anonymous"])
        }

        @Test("Somebody without biography and icon gets the defaults")
        func loadsTerse() {
            let page = Self(user: 4)
            page.load()
            #expect(page.model.icon == "icon0")
            #expect(page.model.summary == "Bio: This person left nothing here.")
        }

        @Test("On one's own page there is nobody to follow")
        func loadsOwn() {
            let page = Self(user: 1)
            page.load()
            #expect(page.model.friends == "Friends: 385")
            #expect(page.model.followTitle == nil)
        }

        @Test("The icon leads to the user, before and after the header has come")
        func opensUser() {
            model.selectUser()
            load()
            model.selectUser()
            #expect(environment.routes == [.userDetail(2), .userDetail(2)])
        }

        @Test("Following shows at once; while the request runs taps do nothing")
        func follows() {
            load()
            start(model.toggleFollow)
            start(model.toggleFollow)
            #expect(model.followTitle == "Following")
            environment.settle()
            #expect(model.followTitle == "Following")
            #expect(environment.requests == [.user(id: 2), .follow(userID: 2)])
        }

        @Test("Following that fails is taken back, and can be tried again")
        func followFails() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            load()
            environment.fail(.follow)
            start(model.toggleFollow)
            environment.settle()
            #expect(model.followTitle == "Follow")
            #expect(messages == ["Could not follow"])
            start(model.toggleFollow)
            #expect(model.followTitle == "Following")
        }

        @Test("Unfollowing waits for the scene, and then shows at once")
        func unfollows() {
            load()
            start(model.toggleFollow)
            environment.settle()
            start(model.toggleFollow)
            #expect(scene.names == ["Günther Lovelace"])
            #expect(model.followTitle == "Following")
            #expect(environment.waitingReplies == 0)
            scene.answer(true)
            start(model.toggleFollow)
            #expect(model.followTitle == "Follow")
            environment.settle()
            #expect(model.followTitle == "Follow")
            #expect(environment.requests.last == .unfollow(userID: 2))
        }

        @Test("Failed unfollowing is undone, and the next tap asks the scene again")
        func unfollowFails() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            load()
            start(model.toggleFollow)
            environment.settle()
            environment.fail(.unfollow)
            start(model.toggleFollow)
            scene.answer(true)
            environment.settle()
            #expect(model.followTitle == "Following")
            #expect(messages == ["Could not unfollow"])
            start(model.toggleFollow)
            #expect(scene.names == ["Günther Lovelace", "Günther Lovelace"])
        }

        @Test("A user who is not unfollowed after all stays followed")
        func staysFollowed() {
            load()
            start(model.toggleFollow)
            environment.settle()
            start(model.toggleFollow)
            scene.answer(false)
            #expect(model.followTitle == "Following")
            #expect(environment.waitingReplies == 0)
            start(model.toggleFollow)
            #expect(scene.names == ["Günther Lovelace", "Günther Lovelace"])
        }

        @Test("A cancelled request shows no failure")
        func cancels() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            let loading = start(model.load)
            MainActorQueue.settle { loading?.cancel() }
            #expect(model.followTitle == nil)
            environment.settle()
            load()
            let following = start(model.toggleFollow)
            MainActorQueue.settle { following?.cancel() }
            #expect(model.followTitle == "Following")
            #expect(messages == [])
            environment.settle()
        }

        @Test("A cancelled task does not wait for the reply and keeps nothing alive")
        func releases() {
            var model: HeaderModel? = Self.model(in: environment, scene: scene)
            weak let released = model
            let task = start { [weak model] in await model?.load() }
            model = nil
            #expect(released != nil)
            MainActorQueue.settle { task?.cancel() }
            #expect(released == nil)
            environment.settle()
        }
    }
}
