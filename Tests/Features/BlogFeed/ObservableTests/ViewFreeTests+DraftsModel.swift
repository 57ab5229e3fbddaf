internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Draft 4 is the newest, stands in row 0 and is untitled.
    @MainActor
    @Suite("The model of drafts")
    struct DraftsModelTests {
        private let environment: BlogFeedEnvironment
        private let model: DraftsModel

        init() {
            self.init(drafts: 4)
        }

        private init(drafts: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, drafts: drafts))
            model = Self.model(in: environment)
        }

        private static func model(in environment: BlogFeedEnvironment) -> DraftsModel {
            DraftsModel(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectDraft: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.draftDetail($0))
                }
            )
        }

        /// Loads the drafts.
        private func load() {
            start(model.load)
            environment.settle()
        }

        @Test("Loading shows until the drafts have come")
        func loads() {
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.placeholder == .none)
            #expect(model.rows.map(\.id) == [4, 3, 2, 1])
            #expect(environment.requests == [.drafts(userID: 1)])
        }

        @Test("Drafts that fail say so in place, and the button loads again")
        func loadFails() {
            environment.fail(.drafts)
            load()
            #expect(model.placeholder == .error("Could not load drafts"))
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.rows.count == 4)
        }

        @Test("After a failed first load a pull loads again, and ends also if that fails")
        func pullsAfterFailure() {
            environment.fail(.drafts)
            load()
            environment.fail(.drafts)
            start(model.refresh)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.placeholder == .error("Could not load drafts"))
            #expect(!model.isRefreshing)
            start(model.refresh)
            environment.settle()
            #expect(model.rows.count == 4)
        }

        @Test("No drafts at all say so, also after a refresh")
        func noDrafts() {
            let page = Self(drafts: 0)
            page.load()
            #expect(page.model.placeholder == .empty("No drafts"))
            start(page.model.refresh)
            page.environment.settle()
            #expect(page.model.placeholder == .empty("No drafts"))
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
            environment.fail(.drafts)
            start(model.refresh)
            environment.settle()
            #expect(!model.isRefreshing)
            #expect(messages == ["Could not refresh"])
            #expect(model.placeholder == .none)
            #expect(model.rows.count == 4)
        }

        @Test("A row leads to its draft")
        func opensDraft() {
            load()
            model.select(model.rows[1])
            #expect(environment.routes == [.draftDetail(3)])
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
            var model: DraftsModel? = Self.model(in: environment)
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
