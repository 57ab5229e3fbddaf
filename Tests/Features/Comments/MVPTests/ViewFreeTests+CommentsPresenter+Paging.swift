internal import Comments
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.CommentsPresenterTests {
    @Test("Reaching the last row requests the next page, once")
    func loadsMore() {
        load()
        presenter.willDisplayRow(at: 18)
        #expect(view.calls.isEmpty)
        presenter.willDisplayRow(at: 19)
        presenter.willDisplayRow(at: 19)
        presenter.didTapRetryMore()
        #expect(view.calls == [.showFooter("Loading more…", canRetry: false)])
        view.calls = []
        environment.deliver(.all)
        #expect(view.calls == [.hideFooter, .reloadRows])
        #expect(presenter.numberOfRows == 40)
        presenter.willDisplayRow(at: 39)
        let pages = [nil, 26, 6].map { ServiceRequest.comments(blogID: 1, viewerID: 1, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("After the last page, the footer shows the end, and nothing more is requested")
    func ends() {
        let page = Self(count: 5)
        page.presenter.viewDidLoad()
        page.environment.deliver(.all)
        #expect(page.view.calls.contains(.showFooter("No more comments", canRetry: false)))
        page.presenter.willDisplayRow(at: 4)
        page.presenter.didTapRetryMore()
        #expect(page.environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
    }

    @Test("A failed further page is requested again only by the button")
    func loadMoreFails() {
        load()
        environment.fail(.comments)
        presenter.willDisplayRow(at: 19)
        environment.deliver(.all)
        #expect(view.calls.last == .showFooter("Could not load more", canRetry: true))
        presenter.willDisplayRow(at: 19)
        #expect(environment.waitingReplies == 0)
        presenter.didTapRetryMore()
        #expect(view.calls.last == .showFooter("Loading more…", canRetry: false))
        environment.deliver(.all)
        #expect(presenter.numberOfRows == 40)
    }

    @Test("A refresh replaces all rows, and paging starts again")
    func refreshes() {
        load()
        presenter.willDisplayRow(at: 19)
        environment.deliver(.all)
        presenter.didPullToRefresh()
        #expect(presenter.numberOfRows == 40)
        environment.deliver(.all)
        #expect(presenter.numberOfRows == 20)
        presenter.willDisplayRow(at: 19)
        #expect(environment.requests.last == .comments(blogID: 1, viewerID: 1, after: 26))
    }

    @Test("After the last page, a refresh keeps the footer until the reply")
    func refreshesAtTheEnd() {
        let page = Self(count: 5)
        page.load()
        page.presenter.didPullToRefresh()
        #expect(page.view.calls.isEmpty)
    }

    @Test("A page that was requested before a refresh is ignored after it")
    func dropsStalePage() {
        load()
        presenter.willDisplayRow(at: 19)
        presenter.didPullToRefresh()
        environment.deliver(.last)
        #expect(presenter.numberOfRows == 20)
        environment.deliver(.all)
        #expect(presenter.numberOfRows == 20)
    }

    @Test("A page that arrives during a refresh is shown until the refresh ends")
    func showsPageDuringRefresh() {
        load()
        presenter.willDisplayRow(at: 19)
        presenter.didPullToRefresh()
        environment.deliver(.next)
        #expect(presenter.numberOfRows == 40)
        environment.deliver(.all)
        #expect(presenter.numberOfRows == 20)
    }

    @Test("A refresh that fails does not stop paging")
    func goesOnAfterFailedRefresh() {
        load()
        environment.fail(.comments)
        presenter.didPullToRefresh()
        presenter.willDisplayRow(at: 19)
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        #expect(presenter.numberOfRows == 40)
    }

    @Test("A comment that is written between two pages shifts nothing")
    func keepsPlace() {
        load()
        environment.comment()
        environment.comment()
        presenter.willDisplayRow(at: 19)
        environment.deliver(.all)
        #expect(presenter.numberOfRows == 40)
        #expect(presenter.cellPresenter(at: 19).id == 26)
        #expect(presenter.cellPresenter(at: 20).id == 25)
    }
}
