internal import AppSupport
internal import Comments
internal import DataBinding
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Comment 45 is the newest and is in row 0.
    @MainActor
    @Suite("The view model of comments")
    struct CommentsViewModelTests {
        let environment: CommentsEnvironment
        let viewModel: CommentsViewModel

        init() {
            self.init(count: 45)
        }

        init(count: Int) {
            environment = CommentsEnvironment(opening: .comments(count: count))
            viewModel = Self.viewModel(in: environment)
        }

        static func viewModel(in environment: CommentsEnvironment) -> CommentsViewModel {
            CommentsViewModel(
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
            viewModel.start()
            environment.deliver(.all)
        }

        @Test("The loading indicator shows until the first page arrives")
        func loads() {
            viewModel.start()
            #expect(viewModel.placeholder.value == .loading)
            #expect(viewModel.rows.value.isEmpty)
            environment.deliver(.all)
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.footer.value == .hidden)
            #expect(viewModel.rows.value.count == 20)
            #expect(environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var placeholders: [CommentsViewModel.Placeholder] = []
            var footers: [CommentsViewModel.Footer] = []
            var rowCounts: [Int] = []
            viewModel.placeholder.bind(to: observer) { placeholders.append($1) }
            viewModel.footer.bind(to: observer) { footers.append($1) }
            viewModel.rows.bind(to: observer) { rowCounts.append($1.count) }
            load()
            viewModel.willDisplayRow(at: 19)
            environment.deliver(.all)
            #expect(placeholders == [.none, .loading, .none])
            #expect(footers == [.hidden, .loading("Loading more…"), .hidden])
            #expect(rowCounts == [0, 20, 40])
        }

        @Test("A failed first page shows an error, and the button requests it again")
        func loadFails() {
            environment.fail(.comments)
            load()
            #expect(viewModel.placeholder.value == .error("Could not load comments"))
            viewModel.loadFirstPage()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 20)
        }

        @Test("After a failed first load, a pull loads again")
        func pullsAfterFailure() {
            environment.fail(.comments)
            load()
            viewModel.pullToRefresh()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 20)
        }

        @Test("An empty list shows its text, until a refresh brings a comment")
        func noComments() {
            let page = Self(count: 0)
            page.load()
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .empty("No comments yet"))
            #expect(page.viewModel.footer.value == .hidden)
            page.environment.comment()
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .none)
            #expect(page.viewModel.rows.value.count == 1)
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            viewModel.start()
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

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.comments)
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(messages == ["Could not refresh"])
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.count == 20)
        }

        @Test("Replies after the release of the view model do nothing and keep nothing alive")
        func releases() {
            let observer = Observer()
            var viewModel: CommentsViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.placeholder.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.footer.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.rows.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.onHeightsChange = { changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.start()
            environment.deliver(.all)
            viewModel?.rows.value[0].favour()
            viewModel?.willDisplayRow(at: 19)
            viewModel?.pullToRefresh()
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.set(["width": .integer(20), "now": .integer(60)])
            environment.deliver(.all)
            #expect(changeCount == 0)
        }
    }
}
