internal import AppSupport
internal import BlogFeed
internal import DataBinding
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the header")
    struct HeaderViewModelTests {
        private let environment: BlogFeedEnvironment
        private let viewModel: HeaderViewModel
        private let scene = UnfollowSpy()

        init() {
            self.init(user: 2)
        }

        private init(user: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: user))
            viewModel = Self.viewModel(in: environment, scene: scene)
        }

        private static func viewModel(
            in environment: BlogFeedEnvironment,
            scene: UnfollowSpy
        ) -> HeaderViewModel {
            HeaderViewModel(
                userID: environment.dependencies.userID,
                canFollow: !environment.dependencies.isOwnPage,
                userService: environment.dependencies.userService,
                onSelectUser: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.userDetail($0))
                },
                onUnfollow: { scene.receive(name: $0, unfollow: $1) }
            )
        }

        /// Loads the user.
        private func load() {
            viewModel.loadUser()
            environment.deliver(.all)
        }

        @Test("Nothing shows until the user has come, and then all of it")
        func loads() {
            viewModel.loadUser()
            viewModel.toggleFollow()
            #expect(viewModel.icon.value == "icon0")
            #expect(
                viewModel.name.value + viewModel.summary.value + viewModel.blogs.value
                    + viewModel.friends.value == ""
            )
            #expect(viewModel.followTitle.value == nil)
            environment.deliver(.all)
            #expect(viewModel.icon.value == "icon1")
            #expect(viewModel.name.value == "Günther Lovelace")
            #expect(viewModel.summary.value == "Bio: I write about architecture.")
            #expect(viewModel.blogs.value == "Blogs: 45")
            #expect(viewModel.friends.value == "Friends: 481")
            #expect(viewModel.followTitle.value == "Follow")
            #expect(environment.requests == [.user(id: 2)])
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var texts: [String] = []
            viewModel.icon.bind(to: observer) { texts.append($1) }
            viewModel.name.bind(to: observer) { texts.append($1) }
            viewModel.summary.bind(to: observer) { texts.append($1) }
            viewModel.blogs.bind(to: observer) { texts.append($1) }
            viewModel.friends.bind(to: observer) { texts.append($1) }
            viewModel.followTitle.bind(to: observer) { texts.append($1 ?? "nobody to follow") }
            #expect(texts == ["icon0", "", "", "", "", "nobody to follow"])
            texts = []
            load()
            #expect(
                texts == [
                    "icon1", "Günther Lovelace", "Bio: I write about architecture.", "Blogs: 45",
                    "Friends: 481", "Follow",
                ]
            )
        }

        @Test("A user that fails says so, and nobody can be followed")
        func loadFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            environment.fail(.user)
            load()
            viewModel.toggleFollow()
            #expect(messages == ["Could not load the user"])
            #expect(viewModel.followTitle.value == nil)
            #expect(environment.waitingReplies == 0)
        }

        @Test("A user without a name is Anonymous, also for the scene that asks")
        func loadsAnonymous() {
            let page = Self(user: 3)
            page.load()
            #expect(page.viewModel.name.value == "Anonymous")
            page.viewModel.toggleFollow()
            page.environment.deliver(.all)
            page.viewModel.toggleFollow()
            #expect(page.scene.names == ["Anonymous"])
        }

        @Test("Somebody without biography and icon gets the defaults")
        func loadsTerse() {
            let page = Self(user: 4)
            page.load()
            #expect(page.viewModel.icon.value == "icon0")
            #expect(page.viewModel.summary.value == "Bio: This person left nothing here.")
        }

        @Test("On one's own page there is nobody to follow")
        func loadsOwn() {
            let page = Self(user: 1)
            page.load()
            #expect(page.viewModel.friends.value == "Friends: 385")
            #expect(page.viewModel.followTitle.value == nil)
        }

        @Test("The icon leads to the user, before and after the header has come")
        func opensUser() {
            viewModel.selectUser()
            load()
            viewModel.selectUser()
            #expect(environment.routes == [.userDetail(2), .userDetail(2)])
        }

        @Test("Following shows at once; while the request runs taps do nothing")
        func follows() {
            load()
            viewModel.toggleFollow()
            viewModel.toggleFollow()
            #expect(viewModel.followTitle.value == "Following")
            environment.deliver(.all)
            #expect(viewModel.followTitle.value == "Following")
            #expect(environment.requests == [.user(id: 2), .follow(userID: 2)])
        }

        @Test("Following that fails is taken back, and can be tried again")
        func followFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.follow)
            viewModel.toggleFollow()
            environment.deliver(.all)
            #expect(viewModel.followTitle.value == "Follow")
            #expect(messages == ["Could not follow"])
            viewModel.toggleFollow()
            #expect(viewModel.followTitle.value == "Following")
        }

        @Test("Unfollowing waits for the scene, and then shows at once")
        func unfollows() {
            load()
            viewModel.toggleFollow()
            environment.deliver(.all)
            viewModel.toggleFollow()
            #expect(scene.names == ["Günther Lovelace"])
            #expect(viewModel.followTitle.value == "Following")
            #expect(environment.waitingReplies == 0)
            scene.confirm()
            viewModel.toggleFollow()
            #expect(viewModel.followTitle.value == "Follow")
            environment.deliver(.all)
            #expect(viewModel.followTitle.value == "Follow")
            #expect(environment.requests.last == .unfollow(userID: 2))
        }

        @Test("Failed unfollowing is undone, and the next tap asks the scene again")
        func unfollowFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            viewModel.toggleFollow()
            environment.deliver(.all)
            environment.fail(.unfollow)
            viewModel.toggleFollow()
            scene.confirm()
            environment.deliver(.all)
            #expect(viewModel.followTitle.value == "Following")
            #expect(messages == ["Could not unfollow"])
            viewModel.toggleFollow()
            #expect(scene.names == ["Günther Lovelace", "Günther Lovelace"])
        }

        @Test("Replies that come when the view model is gone do nothing and keep nothing alive")
        func releases() {
            let observer = Observer()
            var viewModel: HeaderViewModel? = Self.viewModel(in: environment, scene: scene)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.name.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.followTitle.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.loadUser()
            environment.deliver(.all)
            viewModel?.toggleFollow()
            environment.deliver(.all)
            viewModel?.toggleFollow()
            scene.confirm()
            viewModel?.loadUser()
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.deliver(.all)
            scene.confirm()
            #expect(changeCount == 0)
        }
    }
}
