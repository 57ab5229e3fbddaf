internal import CellTesting
internal import Comments
internal import HeadlessKit
internal import Model
internal import Scripts
internal import Testing

@testable internal import CommentsMVVM

extension WithoutViewTests {
    /// Comment 45 is the newest and stands in row 0.
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

        @Test("Loading shows until the first page has come")
        func loads() {
            viewModel.start()
            #expect(viewModel.placeholder == .loading)
            #expect(viewModel.rows.isEmpty)
            environment.deliver(.all)
            #expect(viewModel.placeholder == .none)
            #expect(viewModel.footer == .hidden)
            #expect(viewModel.rows.count == 20)
            #expect(environment.requests == [.comments(blogID: 1, viewerID: 1, page: 1)])
        }

        @Test("Whoever binds hears of each value at once, and of each change")
        func tells() {
            var placeholders: [CommentsViewModel.Placeholder] = []
            var footers: [CommentsViewModel.Footer] = []
            var rowCounts: [Int] = []
            viewModel.onPlaceholderChange = { placeholders.append($0) }
            viewModel.onFooterChange = { footers.append($0) }
            viewModel.onRowsChange = { [unowned viewModel] in rowCounts.append(viewModel.rows.count)
            }
            load()
            viewModel.willDisplayRow(at: 19)
            environment.deliver(.all)
            #expect(placeholders == [.none, .loading, .none])
            #expect(footers == [.hidden, .loading("Loading more…"), .hidden])
            #expect(rowCounts == [0, 20, 40])
        }

        @Test("A first page that fails says so in place, and the button loads again")
        func loadFails() {
            environment.fail(.comments)
            load()
            #expect(viewModel.placeholder == .error("Could not load comments"))
            viewModel.loadFirstPage()
            #expect(viewModel.placeholder == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.count == 20)
        }

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            environment.fail(.comments)
            load()
            viewModel.pullToRefresh()
            #expect(viewModel.placeholder == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.count == 20)
        }

        @Test("No comments at all say so, until a refresh brings one")
        func noComments() {
            let page = Self(count: 0)
            page.load()
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder == .empty("No comments yet"))
            #expect(page.viewModel.footer == .hidden)
            page.environment.comment()
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder == .none)
            #expect(page.viewModel.rows.count == 1)
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

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.comments)
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(messages == ["Could not refresh"])
            #expect(viewModel.placeholder == .none)
            #expect(viewModel.rows.count == 20)
        }

        @Test("Replies that come when the view model is gone do nothing and keep nothing alive")
        func releases() {
            var viewModel: CommentsViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.onPlaceholderChange = { _ in changeCount += 1 }
            viewModel?.onFooterChange = { _ in changeCount += 1 }
            viewModel?.onRowsChange = { changeCount += 1 }
            viewModel?.onTimesChange = { changeCount += 1 }
            viewModel?.onHeightsChange = { changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.start()
            environment.deliver(.all)
            viewModel?.rows[0].favour()
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
