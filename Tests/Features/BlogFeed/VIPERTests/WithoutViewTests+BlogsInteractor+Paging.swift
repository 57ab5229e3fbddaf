internal import BlogFeed
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests.BlogsInteractorTests {
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
        let pages = (1...3).map { ServiceRequest.blogs(userID: 2, page: $0) }
        #expect(environment.requests == pages)
    }

    @Test("Behind the last page paging is complete, and nothing more is asked for")
    func ends() {
        let page = Self(blogs: 5)
        page.interactor.fetchBlogs()
        page.environment.deliver(.all)
        #expect(page.output.calls.contains(.didChangePaging(.complete)))
        page.interactor.fetchMoreBlogs()
        page.interactor.retryFetchingMoreBlogs()
        #expect(page.environment.requests == [.blogs(userID: 2, page: 1)])
    }

    @Test("A further page that fails is asked for again only by a retry")
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

    @Test("A refresh replaces all blogs, and paging begins anew")
    func refreshes() {
        fetch()
        interactor.fetchMoreBlogs()
        environment.deliver(.all)
        interactor.refreshBlogs()
        #expect(ids.count == 40)
        environment.deliver(.all)
        #expect(ids.count == 20)
        interactor.fetchMoreBlogs()
        #expect(environment.requests.last == .blogs(userID: 2, page: 2))
    }

    @Test("A refresh leaves standing that there are no more, until it replies")
    func refreshesAtTheEnd() {
        let page = Self(blogs: 5)
        page.fetch()
        page.interactor.refreshBlogs()
        #expect(page.output.calls.isEmpty)
    }

    @Test(
        "A page asked for before a refresh is dropped, whichever comes first",
        arguments: [Delivery.next, .last]
    )
    func dropsStalePage(first: Delivery) {
        fetch()
        interactor.fetchMoreBlogs()
        interactor.refreshBlogs()
        #expect(output.calls.last == .didChangePaging(.idle))
        environment.deliver(first)
        #expect(ids.count == 20)
        environment.deliver(.all)
        #expect(ids.count == 20)
    }

    @Test("If the refresh that dropped a page fails, reaching the end asks for the page again")
    func asksForDroppedPage() {
        fetch()
        interactor.fetchMoreBlogs()
        environment.fail(.blogs)
        interactor.refreshBlogs()
        interactor.fetchMoreBlogs()
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        interactor.fetchMoreBlogs()
        environment.deliver(.all)
        #expect(ids.count == 40)
    }

    @Test("A blog that comes in two pages is listed once, where it stood")
    func listsBlogOnce() {
        fetch()
        environment.post()
        environment.post()
        interactor.fetchMoreBlogs()
        environment.deliver(.all)
        #expect(ids == (8...45).reversed())
    }
}
