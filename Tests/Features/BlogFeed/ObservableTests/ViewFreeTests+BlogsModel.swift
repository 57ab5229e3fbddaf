internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import StateManagement
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Blog 45 is the newest and stands in row 0.
    @MainActor
    @Suite("The model of blogs")
    struct BlogsModelTests {
        let environment: BlogFeedEnvironment
        let model: BlogsModel
        private let tasks = ScreenTasks()

        init() {
            self.init(blogs: 45)
        }

        init(blogs: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(blogs: blogs))
            model = Self.model(in: environment)
        }

        static func model(in environment: BlogFeedEnvironment) -> BlogsModel {
            BlogsModel(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectBlog: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.blogDetail($0))
                }
            )
        }

        /// Loads the first page.
        func load() {
            start(model.load)
            environment.settle()
        }

        /// Reports that a row is visible.
        func show(row: Int) {
            MainActorQueue.settle { model.loadMore(after: model.rows[row], in: tasks) }
        }

        func retryLoadingMore() {
            MainActorQueue.settle { model.retryLoadingMore(in: tasks) }
        }

        @Test("Loading shows until the first page has come")
        func loads() {
            start(model.load)
            #expect(model.placeholder == .loading)
            #expect(model.rows.isEmpty)
            environment.settle()
            #expect(model.placeholder == .none)
            #expect(model.footer == .hidden)
            #expect(model.rows.count == 20)
            #expect(environment.requests == [.blogs(userID: 2, after: nil)])
        }

        @Test("A first page that fails says so in place, and the button loads again")
        func loadFails() {
            environment.fail(.blogs)
            load()
            #expect(model.placeholder == .error("Could not load blogs"))
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.rows.count == 20)
        }

        @Test("After a failed first load a pull loads again, and ends also if that fails")
        func pullsAfterFailure() {
            environment.fail(.blogs)
            load()
            environment.fail(.blogs)
            start(model.refresh)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.placeholder == .error("Could not load blogs"))
            #expect(!model.isRefreshing)
            start(model.refresh)
            environment.settle()
            #expect(model.rows.count == 20)
        }

        @Test("No blogs at all say so, until a refresh brings one")
        func noBlogs() {
            let page = Self(blogs: 0)
            page.load()
            start(page.model.refresh)
            page.environment.settle()
            #expect(page.model.placeholder == .empty("No blogs yet"))
            #expect(page.model.footer == .hidden)
            page.environment.post()
            start(page.model.refresh)
            page.environment.settle()
            #expect(page.model.placeholder == .none)
            #expect(page.model.rows.count == 1)
            #expect(page.model.listVersion == 3)
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            start(model.load)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
            environment.settle()
            #expect(!model.isRefreshing)
            start(model.refresh)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
            environment.settle()
            #expect(!model.isRefreshing)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            load()
            environment.fail(.blogs)
            start(model.refresh)
            environment.settle()
            #expect(!model.isRefreshing)
            #expect(messages == ["Could not refresh"])
            #expect(model.placeholder == .none)
            #expect(model.rows.count == 20)
        }

        @Test("A cancelled request shows no failure, and a late reply changes nothing")
        func cancels() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            let loading = start(model.load)
            MainActorQueue.settle { loading?.cancel() }
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.rows.isEmpty)
            load()
            let refreshing = start(model.refresh)
            MainActorQueue.settle { refreshing?.cancel() }
            #expect(!model.isRefreshing)
            #expect(messages == [])
            environment.settle()
        }

        @Test("A cancelled task does not wait for the reply and keeps nothing alive")
        func releases() {
            var model: BlogsModel? = Self.model(in: environment)
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
