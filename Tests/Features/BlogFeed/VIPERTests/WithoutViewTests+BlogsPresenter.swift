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

        /// Lists two blogs.
        func list() {
            interactor.blogs = Self.summaries(3...4)
        }

        @Test("Each thing that a person does is the interactor's to decide")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            presenter.willDisplayRow(at: 1)
            presenter.didTapRetryMore()
            #expect(
                interactor.calls == [
                    .fetchBlogs, .fetchBlogs, .refreshBlogs, .fetchMoreBlogs(behind: 1),
                    .retryFetchingMoreBlogs,
                ]
            )
            #expect(view.calls.isEmpty)
        }

        @Test("Loading shows until the first page has come")
        func loads() {
            presenter.didBeginFetchingBlogs()
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            list()
            presenter.didFetchBlogs()
            #expect(view.calls == [.showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("A first page that fails says so in place")
        func loadFails() {
            presenter.didFailToFetchBlogs()
            #expect(view.calls == [.showError("Could not load blogs")])
        }

        @Test("No blogs at all say so")
        func noBlogs() {
            presenter.didFetchBlogs()
            #expect(view.calls == [.showEmpty("No blogs yet"), .reloadRows])
        }

        @Test("A refresh that fails says so")
        func refreshFails() {
            presenter.didFailToRefreshBlogs()
            #expect(view.calls == [.showToast("Could not refresh")])
        }

        @Test("Further pages show behind the rows that are there")
        func loadsMore() {
            presenter.didFetchMoreBlogs()
            #expect(view.calls == [.reloadRows])
        }

        @Test(
            "The footer tells how paging stands",
            arguments: [
                (PagingSummary.idle, BlogsViewSpy.Call.hideFooter),
                (.running, .showFooter("Loading more…", canRetry: false)),
                (.failed, .showFooter("Could not load more", canRetry: true)),
                (.complete, .showFooter("No more blogs", canRetry: false)),
            ]
        )
        func tellsPaging(paging: PagingSummary, call: BlogsViewSpy.Call) {
            presenter.didChangePaging(paging)
            #expect(view.calls == [call])
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: BlogsViewSpy? = BlogsViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            list()
            presenter.didFetchBlogs()
            #expect(presenter.numberOfRows == 2)
        }
    }
}
