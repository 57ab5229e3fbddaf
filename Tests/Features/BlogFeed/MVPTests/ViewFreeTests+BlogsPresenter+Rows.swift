internal import BlogFeed
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsPresenterTests {
    /// Returns the calls to a cell that attaches itself to a row.
    func cell(at row: Int) -> [BlogCellSpy.Call] {
        let cell = BlogCellSpy()
        presenter.cellPresenter(at: row).attach(cell)
        return cell.calls
    }

    @Test("A row opens its blog")
    func opensBlog() {
        load()
        presenter.didSelectRow(at: 1)
        #expect(environment.routes == [.blogDetail(44)])
    }

    @Test("A running like is not requested again after a refresh, and shows in the new row")
    func likesAcrossRefresh() {
        load()
        presenter.didPullToRefresh()
        presenter.cellPresenter(at: 12).didTapLike()
        environment.deliver(.next)
        presenter.cellPresenter(at: 12).didTapLike()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(cell(at: 12).contains(.showLikes("2 likes")))
        #expect(cell(at: 12).contains(.enableLike(false)))
    }

    @Test("A refresh shows the changes of the server in the rows")
    func refreshesRows() {
        load()
        presenter.cellPresenter(at: 12).didTapLike()
        environment.deliver(.all)
        environment.set(["liked": .text("forgotten")])
        presenter.didPullToRefresh()
        environment.deliver(.all)
        #expect(cell(at: 12).contains(.enableLike(true)))
    }

    @Test("What a row has to say is handed on")
    func handsOnMessage() {
        load()
        presenter.cellPresenter(at: 1).didTapShare()
        environment.deliver(.all)
        #expect(view.calls == [.showToast("Shared")])
    }

    @Test("A running like is not requested again if its row disappears and returns")
    func likesRowThatWent() {
        load()
        presenter.willDisplayRow(at: 19)
        environment.deliver(.all)
        presenter.cellPresenter(at: 20).didTapLike()
        presenter.didPullToRefresh()
        environment.deliver(.last)
        presenter.willDisplayRow(at: 19)
        environment.deliver(.last)
        presenter.cellPresenter(at: 20).didTapLike()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(cell(at: 20).contains(.enableLike(false)))
    }

    @Test("A refresh that was requested before a like is repeated, so that the row stays liked")
    func repeatsRefreshAfterLike() {
        load()
        presenter.didPullToRefresh()
        presenter.cellPresenter(at: 12).didTapLike()
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(view.calls.isEmpty)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.next)
        #expect(view.calls.contains(.endRefreshing))
        #expect(environment.waitingReplies == 0)
        #expect(cell(at: 12).contains(.enableLike(false)))
    }

    @Test("A refresh that was requested before a share is repeated")
    func repeatsRefreshAfterShare() {
        load()
        presenter.didPullToRefresh()
        presenter.cellPresenter(at: 12).didTapShare()
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(view.calls == [.showToast("Shared")])
        #expect(environment.waitingReplies == 1)
    }
}
