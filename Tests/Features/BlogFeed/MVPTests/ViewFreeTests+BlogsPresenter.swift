internal import AppSupport
internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Blog 45 is the newest and is in row 0.
    @MainActor
    @Suite("The presenter of blogs")
    struct BlogsPresenterTests {
        let environment: BlogFeedEnvironment
        let view = BlogsViewSpy()
        let presenter: BlogsPresenter

        init() {
            self.init(blogs: 45)
        }

        init(user: Int = 2, blogs: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: user, blogs: blogs))
            presenter = Self.presenter(in: environment)
            presenter.view = view
        }

        static func presenter(in environment: BlogFeedEnvironment) -> BlogsPresenter {
            BlogsPresenter(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectBlog: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.blogDetail($0))
                }
            )
        }

        /// Loads the first page, and forgets the calls.
        func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        @Test("The loading indicator shows until the first page arrives")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showRows, .hideFooter, .reloadRows])
            #expect(presenter.numberOfRows == 20)
            #expect(environment.requests == [.blogs(userID: 2, after: nil)])
        }

        @Test("A failed first page shows an error, and the button requests it again")
        func loadFails() {
            environment.fail(.blogs)
            presenter.viewDidLoad()
            environment.deliver(.all)
            #expect(
                view.calls == [.showLoading, .endRefreshing, .showError("Could not load blogs")]
            )
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 20)
        }

        @Test("After a failed first load, a pull loads again")
        func pullsAfterFailure() {
            environment.fail(.blogs)
            load()
            presenter.didPullToRefresh()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 20)
        }

        @Test("An empty list shows its text, until a refresh brings a blog")
        func noBlogs() {
            let page = Self(blogs: 0)
            page.load()
            page.presenter.didPullToRefresh()
            page.view.calls = []
            page.environment.deliver(.all)
            #expect(
                page.view.calls == [
                    .endRefreshing, .showEmpty("No blogs yet"), .hideFooter, .reloadRows,
                ]
            )
            page.environment.post()
            page.presenter.didPullToRefresh()
            page.environment.deliver(.all)
            #expect(page.view.calls.contains(.showRows))
            #expect(page.presenter.numberOfRows == 1)
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            presenter.viewDidLoad()
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didPullToRefresh()
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            load()
            environment.fail(.blogs)
            presenter.didPullToRefresh()
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
            #expect(presenter.numberOfRows == 20)
        }

        @Test("Replies after the release of the presenter do nothing and keep nothing alive")
        func releases() {
            var presenter: BlogsPresenter? = Self.presenter(in: environment)
            weak let released = presenter
            presenter?.view = view
            presenter?.viewDidLoad()
            environment.deliver(.all)
            presenter?.cellPresenter(at: 0).didTapLike()
            presenter?.cellPresenter(at: 0).didTapShare()
            presenter?.willDisplayRow(at: 19)
            presenter?.didPullToRefresh()
            presenter = nil
            #expect(released == nil)
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls.isEmpty)
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: BlogsViewSpy? = BlogsViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 20)
        }
    }
}
