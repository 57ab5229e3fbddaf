internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The presenter of blogs")
    struct BlogsPresenterTests {
        let interactor = BlogsInteractorSpy()
        let router = BlogsRouterSpy()
        let view = BlogsViewSpy()
        let presenter: BlogsPresenter

        init() {
            presenter = BlogsPresenter(interactor: interactor, router: router)
            presenter.view = view
        }

        static func summary(
            id: Int,
            authorName: String = "Ada",
            likeCount: Int = 0,
            isLiked: Bool = false
        ) -> BlogSummary {
            BlogSummary(
                id: id,
                authorName: authorName,
                title: "Notes",
                likeCount: likeCount,
                shareCount: 1,
                isLiked: isLiked
            )
        }

        static func summaries(_ ids: ClosedRange<Int>) -> [BlogSummary] {
            ids.reversed().map { summary(id: $0) }
        }

        /// Loads two blogs after which there are more, and forgets how.
        func load() {
            presenter.viewDidLoad()
            presenter.didFetchBlogs(Self.summaries(3...4), isComplete: false)
            interactor.calls = []
            view.calls = []
        }

        @Test("Loading shows until the first page has come")
        func loads() {
            presenter.viewDidLoad()
            #expect(interactor.calls == [.fetchBlogs])
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            presenter.didFetchBlogs(Self.summaries(3...4), isComplete: false)
            #expect(view.calls == [.showRows, .hideFooter, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("A first page that fails says so in place, and the button loads again")
        func loadFails() {
            presenter.viewDidLoad()
            presenter.didFailToFetchBlogs()
            #expect(view.calls == [.showLoading, .showError("Could not load blogs")])
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            #expect(interactor.calls == [.fetchBlogs, .fetchBlogs])
        }

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            presenter.viewDidLoad()
            presenter.didFailToFetchBlogs()
            presenter.didPullToRefresh()
            #expect(view.calls.last == .showLoading)
            #expect(interactor.calls == [.fetchBlogs, .fetchBlogs])
        }

        @Test("No blogs at all say so, until a refresh brings one")
        func noBlogs() {
            presenter.viewDidLoad()
            view.calls = []
            presenter.didFetchBlogs([], isComplete: true)
            #expect(view.calls == [.showEmpty("No blogs yet"), .hideFooter, .reloadRows])
            presenter.didPullToRefresh()
            presenter.didFetchBlogs([Self.summary(id: 1)], isComplete: true)
            #expect(view.calls.contains(.showRows))
            #expect(presenter.numberOfRows == 1)
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            presenter.viewDidLoad()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.fetchBlogs])
            load()
            presenter.didPullToRefresh()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.refreshBlogs])
            presenter.didFetchBlogs([], isComplete: true)
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.refreshBlogs, .refreshBlogs])
        }

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            load()
            presenter.didPullToRefresh()
            presenter.didFailToRefreshBlogs()
            #expect(view.calls == [.hideFooter, .showToast("Could not refresh")])
            #expect(presenter.numberOfRows == 2)
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.refreshBlogs, .refreshBlogs])
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: BlogsViewSpy? = BlogsViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchBlogs(Self.summaries(3...4), isComplete: false)
            #expect(presenter.numberOfRows == 2)
        }
    }
}
