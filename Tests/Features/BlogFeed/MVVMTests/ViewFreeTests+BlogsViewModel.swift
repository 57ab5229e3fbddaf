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
            #expect(viewModel.placeholder.value == .loading)
            #expect(viewModel.rows.value.isEmpty)
            environment.deliver(.all)
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.footer.value == .hidden)
            #expect(viewModel.rows.value.count == 20)
            #expect(environment.requests == [.blogs(userID: 2, after: nil)])
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var placeholders: [BlogsViewModel.Placeholder] = []
            var footers: [BlogsViewModel.Footer] = []
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

        @Test("A first page that fails says so in place, and the button loads again")
        func loadFails() {
            environment.fail(.blogs)
            load()
            #expect(viewModel.placeholder.value == .error("Could not load blogs"))
            viewModel.loadFirstPage()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 20)
        }

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            environment.fail(.blogs)
            load()
            viewModel.pullToRefresh()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 20)
        }

        @Test("No blogs at all say so, until a refresh brings one")
        func noBlogs() {
            let page = Self(blogs: 0)
            page.load()
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .empty("No blogs yet"))
            #expect(page.viewModel.footer.value == .hidden)
            page.environment.post()
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .none)
            #expect(page.viewModel.rows.value.count == 1)
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
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.count == 20)
        }

        @Test("Replies that come when the view model is gone do nothing and keep nothing alive")
        func releases() {
            let observer = Observer()
            var viewModel: BlogsViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.placeholder.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.footer.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.rows.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.loadFirstPage()
            environment.deliver(.all)
            viewModel?.rows.value[0].like()
            viewModel?.rows.value[0].share()
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
