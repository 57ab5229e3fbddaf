internal import BlogFeed
internal import CellTesting
internal import HeadlessKit
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedMVCVM

extension WithoutViewTests {
    /// Blog 45 is the newest and stands in row 0.
    @MainActor
    @Suite("The view model of blogs")
    struct BlogsViewModelTests {
        let environment: BlogFeedEnvironment
        let viewModel: BlogsViewModel

        init() {
            self.init(blogs: 45)
        }

        init(blogs: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(blogs: blogs))
            viewModel = Self.viewModel(in: environment)
        }

        static func viewModel(in environment: BlogFeedEnvironment) -> BlogsViewModel {
            BlogsViewModel(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectBlog: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.blogDetail($0))
                }
            )
        }

        /// Loads the first page.
        func load() {
            viewModel.loadFirstPage()
            environment.deliver(.all)
        }

        @Test("Loading shows until the first page has come")
        func loads() {
            viewModel.loadFirstPage()
            #expect(viewModel.placeholder == .loading)
            #expect(viewModel.rows.isEmpty)
            environment.deliver(.all)
            #expect(viewModel.placeholder == .none)
            #expect(viewModel.footer == .hidden)
            #expect(viewModel.rows.count == 20)
            #expect(environment.requests == [.blogs(userID: 2, page: 1)])
        }

        @Test("Whoever binds hears of each value at once, and of each change")
        func tells() {
            var placeholders: [BlogsViewModel.Placeholder] = []
            var footers: [BlogsViewModel.Footer] = []
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
            environment.fail(.blogs)
            load()
            #expect(viewModel.placeholder == .error("Could not load blogs"))
            viewModel.loadFirstPage()
            #expect(viewModel.placeholder == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.count == 20)
        }

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            environment.fail(.blogs)
            load()
            viewModel.pullToRefresh()
            #expect(viewModel.placeholder == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.count == 20)
        }

        @Test("No blogs at all say so, until a refresh brings one")
        func noBlogs() {
            let page = Self(blogs: 0)
            page.load()
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder == .empty("No blogs yet"))
            #expect(page.viewModel.footer == .hidden)
            page.environment.post()
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder == .none)
            #expect(page.viewModel.rows.count == 1)
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            viewModel.loadFirstPage()
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
            environment.fail(.blogs)
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(messages == ["Could not refresh"])
            #expect(viewModel.placeholder == .none)
            #expect(viewModel.rows.count == 20)
        }

        @Test("Replies that come when the view model is gone do nothing and keep nothing alive")
        func releases() {
            var viewModel: BlogsViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.onPlaceholderChange = { _ in changeCount += 1 }
            viewModel?.onFooterChange = { _ in changeCount += 1 }
            viewModel?.onRowsChange = { changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.loadFirstPage()
            environment.deliver(.all)
            viewModel?.rows[0].like()
            viewModel?.rows[0].share()
            viewModel?.willDisplayRow(at: 19)
            viewModel?.pullToRefresh()
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.deliver(.all)
            #expect(changeCount == 0)
        }
    }
}
