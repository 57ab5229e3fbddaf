internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import StateManagement
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Comment 45 is the newest and is in row 0.
    @MainActor
    @Suite("The model of comments")
    struct CommentsModelTests {
        let environment: CommentsEnvironment
        let model: CommentsModel
        private let tasks = ScreenTasks()

        init() {
            self.init(count: 45)
        }

        init(count: Int) {
            environment = CommentsEnvironment(opening: .comments(count: count))
            model = Self.model(in: environment)
        }

        static func model(in environment: CommentsEnvironment) -> CommentsModel {
            CommentsModel(
                blogID: 1,
                viewerID: 1,
                commentService: environment.dependencies.commentService,
                timeSource: environment.dependencies.timeSource,
                column: environment.dependencies.column,
                onSelectUser: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.userDetail($0))
                }
            )
        }

        /// Loads the first page.
        func load() {
            model.start()
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

        @Test("The loading indicator shows until the first page arrives")
        func loads() {
            #expect(model.placeholder == .none)
            start(model.load)
            #expect(model.placeholder == .loading)
            #expect(model.rows.isEmpty)
            environment.settle()
            #expect(model.placeholder == .none)
            #expect(model.footer == .hidden)
            #expect(model.rows.count == 20)
            #expect(environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
        }

        @Test("A failed first page shows an error, and the button requests it again")
        func loadFails() {
            environment.fail(.comments)
            load()
            #expect(model.placeholder == .error("Could not load comments"))
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.rows.count == 20)
        }

        @Test("After a failed first load, a pull loads again, and ends also if that fails")
        func pullsAfterFailure() {
            environment.fail(.comments)
            load()
            environment.fail(.comments)
            start(model.refresh)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.placeholder == .error("Could not load comments"))
            #expect(!model.isRefreshing)
            start(model.refresh)
            environment.settle()
            #expect(model.rows.count == 20)
        }

        @Test("An empty list shows its text, until a refresh brings a comment")
        func noComments() {
            let page = Self(count: 0)
            page.load()
            start(page.model.refresh)
            page.environment.settle()
            #expect(page.model.placeholder == .empty("No comments yet"))
            #expect(page.model.footer == .hidden)
            page.environment.comment()
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
            #expect(model.isRefreshing)
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

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            load()
            environment.fail(.comments)
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
            var model: CommentsModel? = Self.model(in: environment)
            weak let released = model
            model?.start()
            let task = start { [weak model] in await model?.load() }
            model = nil
            #expect(released != nil)
            MainActorQueue.settle { task?.cancel() }
            #expect(released == nil)
            environment.set(["width": .integer(20), "now": .integer(60)])
            environment.settle()
        }
    }
}
