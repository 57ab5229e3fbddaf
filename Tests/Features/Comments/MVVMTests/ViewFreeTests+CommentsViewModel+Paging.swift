internal import Comments
internal import DataBinding
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.CommentsViewModelTests {
    @Test("Reaching the last row requests the next page, once")
    func loadsMore() {
        load()
        viewModel.willDisplayRow(at: 18)
        #expect(viewModel.footer.value == .hidden)
        viewModel.willDisplayRow(at: 19)
        viewModel.willDisplayRow(at: 19)
        viewModel.retryNextPage()
        #expect(viewModel.footer.value == .loading("Loading more…"))
        environment.deliver(.all)
        #expect(viewModel.footer.value == .hidden)
        #expect(viewModel.rows.value.count == 40)
        viewModel.willDisplayRow(at: 39)
        let pages = [nil, 26, 6].map { ServiceRequest.comments(blogID: 1, viewerID: 1, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("After the last page, the footer shows the end, and nothing more is requested")
    func ends() {
        let page = Self(count: 5)
        page.load()
        #expect(page.viewModel.footer.value == .end("No more comments"))
        page.viewModel.willDisplayRow(at: 4)
        page.viewModel.retryNextPage()
        #expect(page.environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
    }

    @Test("A failed further page is requested again only by the button")
    func loadMoreFails() {
        load()
        environment.fail(.comments)
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        #expect(viewModel.footer.value == .failed("Could not load more"))
        viewModel.willDisplayRow(at: 19)
        #expect(environment.waitingReplies == 0)
        viewModel.retryNextPage()
        #expect(viewModel.footer.value == .loading("Loading more…"))
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 40)
    }

    @Test("A refresh replaces all rows, and paging starts again")
    func refreshes() {
        load()
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        viewModel.pullToRefresh()
        #expect(viewModel.rows.value.count == 40)
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 20)
        viewModel.willDisplayRow(at: 19)
        #expect(environment.requests.last == .comments(blogID: 1, viewerID: 1, after: 26))
    }

    @Test("After the last page, a refresh keeps the footer until the reply")
    func refreshesAtTheEnd() {
        let page = Self(count: 5)
        page.load()
        page.viewModel.pullToRefresh()
        #expect(page.viewModel.footer.value == .end("No more comments"))
    }

    @Test("A page that was requested before a refresh is ignored after it")
    func dropsStalePage() {
        load()
        viewModel.willDisplayRow(at: 19)
        viewModel.pullToRefresh()
        environment.deliver(.last)
        #expect(viewModel.rows.value.count == 20)
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 20)
    }

    @Test("A page that arrives during a refresh is shown until the refresh ends")
    func showsPageDuringRefresh() {
        load()
        viewModel.willDisplayRow(at: 19)
        viewModel.pullToRefresh()
        environment.deliver(.next)
        #expect(viewModel.rows.value.count == 40)
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 20)
    }

    @Test("A refresh that fails does not stop paging")
    func goesOnAfterFailedRefresh() {
        load()
        environment.fail(.comments)
        viewModel.pullToRefresh()
        viewModel.willDisplayRow(at: 19)
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 40)
    }

    @Test("A comment that is written between two pages shifts nothing")
    func keepsPlace() {
        load()
        environment.comment()
        environment.comment()
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 40)
        #expect(viewModel.rows.value[19].id == 26)
        #expect(viewModel.rows.value[20].id == 25)
    }
}
