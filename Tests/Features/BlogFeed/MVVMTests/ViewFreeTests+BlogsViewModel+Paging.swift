internal import BlogFeed
internal import DataBinding
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsViewModelTests {
    @Test("Reaching the last row asks for the next page, once")
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
        let pages = [nil, 26, 6].map { ServiceRequest.blogs(userID: 2, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("Behind the last page the footer says so, and nothing more is asked for")
    func ends() {
        let page = Self(blogs: 5)
        page.load()
        #expect(page.viewModel.footer.value == .end("No more blogs"))
        page.viewModel.willDisplayRow(at: 4)
        page.viewModel.retryNextPage()
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
    }

    @Test("A further page that fails is asked for again only by the button")
    func loadMoreFails() {
        load()
        environment.fail(.blogs)
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

    @Test("A refresh replaces all rows, and paging begins again")
    func refreshes() {
        load()
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        viewModel.pullToRefresh()
        #expect(viewModel.rows.value.count == 40)
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 20)
        viewModel.willDisplayRow(at: 19)
        #expect(environment.requests.last == .blogs(userID: 2, after: 26))
    }

    @Test("A refresh keeps the end of the list until it replies")
    func refreshesAtTheEnd() {
        let page = Self(blogs: 5)
        page.load()
        page.viewModel.pullToRefresh()
        #expect(page.viewModel.footer.value == .end("No more blogs"))
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
        environment.fail(.blogs)
        viewModel.pullToRefresh()
        viewModel.willDisplayRow(at: 19)
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 40)
    }

    @Test("A blog that is posted between two pages shifts nothing")
    func keepsPlace() {
        load()
        environment.post()
        environment.post()
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        #expect(viewModel.rows.value.count == 40)
        #expect(viewModel.rows.value[19].id == 26)
        #expect(viewModel.rows.value[20].id == 25)
    }
}
