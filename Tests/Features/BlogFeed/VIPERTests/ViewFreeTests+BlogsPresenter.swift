internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
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

        /// Lists the blogs 4 and 3, and forgets the calls.
        func list() {
            presenter.didFetchBlogs(Self.summaries(3...4))
            view.calls = []
        }

        @Test("User actions go to the interactor")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            presenter.didTapRetryMore()
            #expect(
                interactor.calls == [
                    .fetchBlogs, .fetchBlogs, .refreshBlogs, .retryFetchingMoreBlogs,
                ]
            )
            #expect(view.calls.isEmpty)
        }

        @Test("The loading indicator shows until the first page arrives")
        func loads() {
            presenter.didBeginFetchingBlogs()
            #expect(presenter.numberOfRows == 0)
            presenter.didFetchBlogs(Self.summaries(3...4))
            #expect(view.calls == [.showLoading, .endRefreshing, .showRows, .reloadRows])
            #expect((0..<presenter.numberOfRows).map { presenter.row(at: $0).id } == [4, 3])
        }

        @Test("A refresh replaces all rows")
        func refreshes() {
            list()
            presenter.didFetchBlogs(Self.summaries(4...6))
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect((0..<presenter.numberOfRows).map { presenter.row(at: $0).id } == [6, 5, 4])
        }

        @Test("A failed first page is reported in place of the rows")
        func loadFails() {
            presenter.didFailToFetchBlogs()
            #expect(view.calls == [.endRefreshing, .showError("Could not load blogs")])
        }

        @Test("An empty list is reported in place of the rows")
        func noBlogs() {
            presenter.didFetchBlogs([])
            #expect(view.calls == [.endRefreshing, .showEmpty("No blogs yet"), .reloadRows])
        }

        @Test("A failed refresh is reported")
        func refreshFails() {
            presenter.didFailToRefreshBlogs()
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
        }

        @Test("Further pages follow the listed rows")
        func loadsMore() {
            list()
            presenter.didFetchMoreBlogs(Self.summaries(1...2))
            #expect(view.calls == [.reloadRows])
            #expect((0..<presenter.numberOfRows).map { presenter.row(at: $0).id } == [4, 3, 2, 1])
        }

        @Test(
            "The footer shows the paging state",
            arguments: [
                (PagingSummary.idle, BlogsViewSpy.Call.hideFooter),
                (.running, .showFooter("Loading more…", canRetry: false)),
                (.failed, .showFooter("Could not load more", canRetry: true)),
                (.complete, .showFooter("No more blogs", canRetry: false)),
            ]
        )
        func showsPaging(paging: PagingSummary, call: BlogsViewSpy.Call) {
            presenter.didChangePaging(paging)
            #expect(view.calls == [call])
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: BlogsViewSpy? = BlogsViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            list()
            #expect(presenter.numberOfRows == 2)
        }
    }
}
