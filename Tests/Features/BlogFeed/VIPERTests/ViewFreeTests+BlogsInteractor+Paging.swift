internal import BlogFeed
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsInteractorTests {
    @Test("The next page is requested once")
    func fetchesMore() {
        fetch()
        interactor.fetchMoreBlogs()
        interactor.fetchMoreBlogs()
        interactor.retryFetchingMoreBlogs()
        #expect(output.calls == [.didChangePaging(.running)])
        output.calls = []
        environment.deliver(.all)
        #expect(
            output.calls == [
                .didChangePaging(.idle), .didFetchMoreBlogs(ids: (6...25).reversed()),
            ]
        )
        interactor.fetchMoreBlogs()
        let pages = [nil, 26, 6].map { ServiceRequest.blogs(userID: 2, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("After the last page, paging is complete and nothing more is requested")
    func ends() {
        let page = Self(blogs: 5)
        page.interactor.fetchBlogs()
        page.environment.deliver(.all)
        #expect(page.output.calls.contains(.didChangePaging(.complete)))
        page.interactor.fetchMoreBlogs()
        page.interactor.retryFetchingMoreBlogs()
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
    }

    @Test("A failed further page is requested again only by a retry")
    func fetchMoreFails() {
        fetch()
        environment.fail(.blogs)
        interactor.fetchMoreBlogs()
        environment.deliver(.all)
        #expect(output.calls.last == .didChangePaging(.failed))
        interactor.fetchMoreBlogs()
        #expect(environment.waitingReplies == 0)
        interactor.retryFetchingMoreBlogs()
        #expect(output.calls.last == .didChangePaging(.running))
        environment.deliver(.all)
        #expect(ids.count == 40)
    }

    @Test("A refresh replaces all blogs, and paging starts again")
    func refreshes() {
        fetch()
        interactor.fetchMoreBlogs()
        environment.deliver(.all)
        interactor.refreshBlogs()
        #expect(ids.count == 40)
        environment.deliver(.all)
        #expect(ids.count == 20)
        interactor.fetchMoreBlogs()
        #expect(environment.requests.last == .blogs(userID: 2, after: 26))
    }

    @Test("After the last page, a refresh keeps the paging state until the reply")
    func refreshesAtTheEnd() {
        let page = Self(blogs: 5)
        page.fetch()
        page.interactor.refreshBlogs()
        #expect(page.output.calls.isEmpty)
    }

    @Test("A page that was requested before a refresh is ignored after it")
    func dropsStalePage() {
        fetch()
        interactor.fetchMoreBlogs()
        interactor.refreshBlogs()
        environment.deliver(.last)
        #expect(ids.count == 20)
        environment.deliver(.all)
        #expect(ids.count == 20)
    }

    @Test("A page that arrives during a refresh is shown until the refresh ends")
    func showsPageDuringRefresh() {
        fetch()
        interactor.fetchMoreBlogs()
        interactor.refreshBlogs()
        environment.deliver(.next)
        #expect(ids.count == 40)
        environment.deliver(.all)
        #expect(ids.count == 20)
    }

    @Test("A refresh that fails does not stop paging")
    func goesOnAfterFailedRefresh() {
        fetch()
        environment.fail(.blogs)
        interactor.refreshBlogs()
        interactor.fetchMoreBlogs()
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        #expect(ids.count == 40)
    }

    @Test("A blog that is posted between two pages shifts nothing")
    func keepsPlace() {
        fetch()
        environment.post()
        environment.post()
        interactor.fetchMoreBlogs()
        environment.deliver(.all)
        #expect(ids == (6...45).reversed())
    }
}
