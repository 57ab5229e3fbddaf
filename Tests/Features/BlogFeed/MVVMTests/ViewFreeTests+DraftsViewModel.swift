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
    /// Draft 4 is the newest, stands in row 0 and is untitled.
    @MainActor
    @Suite("The view model of drafts")
    struct DraftsViewModelTests {
        private let environment: BlogFeedEnvironment
        private let viewModel: DraftsViewModel

        init() {
            self.init(drafts: 4)
        }

        private init(drafts: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, drafts: drafts))
            viewModel = Self.viewModel(in: environment)
        }

        private static func viewModel(in environment: BlogFeedEnvironment) -> DraftsViewModel {
            DraftsViewModel(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectDraft: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.draftDetail($0))
                }
            )
        }

        /// Loads the drafts.
        private func load() {
            viewModel.loadDrafts()
            environment.deliver(.all)
        }

        @Test("Loading shows until the drafts have come")
        func loads() {
            viewModel.loadDrafts()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.map(\.id) == [4, 3, 2, 1])
            #expect(environment.requests == [.drafts(userID: 1)])
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var placeholders: [DraftsViewModel.Placeholder] = []
            var rowCounts: [Int] = []
            viewModel.placeholder.bind(to: observer) { placeholders.append($1) }
            viewModel.rows.bind(to: observer) { rowCounts.append($1.count) }
            load()
            #expect(placeholders == [.none, .loading, .none])
            #expect(rowCounts == [0, 4])
        }

        @Test("Drafts that fail say so in place, and the button loads again")
        func loadFails() {
            environment.fail(.drafts)
            load()
            #expect(viewModel.placeholder.value == .error("Could not load drafts"))
            viewModel.loadDrafts()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            environment.fail(.drafts)
            load()
            viewModel.pullToRefresh()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("No drafts at all say so, also after a refresh")
        func noDrafts() {
            let page = Self(drafts: 0)
            page.load()
            #expect(page.viewModel.placeholder.value == .empty("No drafts"))
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .empty("No drafts"))
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            viewModel.loadDrafts()
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            viewModel.pullToRefresh()
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.drafts)
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(messages == ["Could not refresh"])
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("A row leads to its draft")
        func opensDraft() {
            load()
            viewModel.selectDraft(at: 1)
            #expect(environment.routes == [.draftDetail(3)])
        }

        @Test("Replies that come when the view model is gone do nothing and keep nothing alive")
        func releases() {
            let observer = Observer()
            var viewModel: DraftsViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.placeholder.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.rows.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.loadDrafts()
            environment.deliver(.all)
            viewModel?.pullToRefresh()
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.deliver(.all)
            #expect(changeCount == 0)
        }
    }
}
