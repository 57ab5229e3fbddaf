internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests.BlogsPresenterTests {
    @Test("Reaching the last row asks for the next page, once")
    func loadsMore() {
        load()
        presenter.willDisplayRow(at: 0)
        #expect(view.calls.isEmpty)
        presenter.willDisplayRow(at: 1)
        presenter.willDisplayRow(at: 1)
        presenter.didTapRetryMore()
        #expect(interactor.calls == [.fetchMoreBlogs])
        #expect(view.calls == [.showFooter("Loading more…", canRetry: false)])
        view.calls = []
        presenter.didFetchMoreBlogs(Self.summaries(1...2), isComplete: false)
        #expect(view.calls == [.hideFooter, .reloadRows])
        #expect(presenter.numberOfRows == 4)
        #expect(cell(at: 2).contains(.showIdentifier("blog.2")))
        presenter.willDisplayRow(at: 3)
        #expect(interactor.calls == [.fetchMoreBlogs, .fetchMoreBlogs])
    }

    @Test("Behind the last page the footer says so, and nothing more is asked for")
    func ends() {
        load()
        presenter.willDisplayRow(at: 1)
        presenter.didFetchMoreBlogs(Self.summaries(1...2), isComplete: true)
        #expect(view.calls.contains(.showFooter("No more blogs", canRetry: false)))
        presenter.willDisplayRow(at: 3)
        presenter.didTapRetryMore()
        #expect(interactor.calls == [.fetchMoreBlogs])
    }

    @Test("A further page that fails is asked for again only by the button")
    func loadMoreFails() {
        load()
        presenter.willDisplayRow(at: 1)
        presenter.didFailToFetchMoreBlogs()
        #expect(view.calls.last == .showFooter("Could not load more", canRetry: true))
        presenter.willDisplayRow(at: 1)
        #expect(interactor.calls == [.fetchMoreBlogs])
        presenter.didTapRetryMore()
        #expect(view.calls.last == .showFooter("Loading more…", canRetry: false))
        #expect(interactor.calls == [.fetchMoreBlogs, .fetchMoreBlogs])
    }

    @Test("A refresh replaces all rows, and paging begins anew")
    func refreshes() {
        load()
        presenter.willDisplayRow(at: 1)
        presenter.didFetchMoreBlogs(Self.summaries(1...2), isComplete: true)
        presenter.didPullToRefresh()
        #expect(presenter.numberOfRows == 4)
        presenter.didFetchBlogs(Self.summaries(3...4), isComplete: false)
        #expect(presenter.numberOfRows == 2)
        presenter.willDisplayRow(at: 1)
        #expect(interactor.calls == [.fetchMoreBlogs, .refreshBlogs, .fetchMoreBlogs])
    }

    @Test("A refresh leaves standing that there are no more, until it replies")
    func refreshesAtTheEnd() {
        presenter.viewDidLoad()
        presenter.didFetchBlogs(Self.summaries(1...2), isComplete: true)
        view.calls = []
        presenter.didPullToRefresh()
        #expect(view.calls.isEmpty)
    }

    @Test("If the refresh that dropped a page fails, reaching the end asks for the page again")
    func asksForDroppedPage() {
        load()
        presenter.willDisplayRow(at: 1)
        presenter.didPullToRefresh()
        presenter.willDisplayRow(at: 1)
        #expect(interactor.calls == [.fetchMoreBlogs, .refreshBlogs])
        presenter.didFailToRefreshBlogs()
        presenter.willDisplayRow(at: 1)
        #expect(interactor.calls == [.fetchMoreBlogs, .refreshBlogs, .fetchMoreBlogs])
    }
}
