internal import BlogFeed
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogFeedLoaderTests {
    @Test("The next page is requested once")
    func loadsMore() {
        load()
        loader.loadMore()
        loader.loadMore()
        loader.retryLoadMore()
        #expect(loader.paging == .loading)
        environment.deliver(.all)
        #expect(loader.paging == .idle)
        #expect(loader.blogs.count == 40)
        loader.loadMore()
        let pages = [nil, 26, 6].map { ServiceRequest.blogs(userID: 2, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("Paging ends with the last page, after which nothing is requested")
    func ends() {
        let page = Self(blogs: 5)
        page.load()
        #expect(page.loader.paging == .ended)
        page.loader.loadMore()
        page.loader.retryLoadMore()
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
    }

    @Test("A further page that fails is requested again only by a retry")
    func loadMoreFails() {
        load()
        var events: [BlogFeedLoader.Event] = []
        loader.onEvent = { events.append($0) }
        environment.fail(.blogs)
        loadMore()
        #expect(loader.paging == .failed)
        #expect(events == [.paging, .paging])
        loader.loadMore()
        #expect(environment.waitingReplies == 0)
        loader.retryLoadMore()
        #expect(loader.paging == .loading)
        environment.deliver(.all)
        #expect(loader.blogs.count == 40)
    }

    @Test("Paging stays ended during a refresh")
    func refreshesAtTheEnd() {
        let page = Self(blogs: 5)
        page.load()
        page.loader.refresh()
        #expect(page.loader.paging == .ended)
    }

    @Test("A page that was requested before a refresh is ignored after it")
    func ignoresStalePage() {
        load()
        loader.loadMore()
        loader.refresh()
        environment.deliver(.last)
        #expect(loader.blogs.count == 20)
        environment.deliver(.all)
        #expect(loader.blogs.count == 20)
    }

    @Test("A page that arrives during a refresh is shown until the refresh ends")
    func showsPageDuringRefresh() {
        load()
        loader.loadMore()
        loader.refresh()
        environment.deliver(.next)
        #expect(loader.blogs.count == 40)
        environment.deliver(.all)
        #expect(loader.blogs.count == 20)
    }

    @Test("A refresh that fails does not stop paging")
    func goesOnAfterFailedRefresh() {
        load()
        environment.fail(.blogs)
        loader.refresh()
        loader.loadMore()
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        #expect(loader.blogs.count == 40)
    }

    @Test("A blog that is published between two pages shifts nothing")
    func keepsPlaces() {
        load()
        environment.post()
        environment.post()
        loadMore()
        #expect(loader.blogs.map(\.id) == (6...45).reversed())
        #expect(loader.index(of: 26) == 19)
        #expect(loader.index(of: 25) == 20)
    }
}
