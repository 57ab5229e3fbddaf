internal import Comments
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.CommentsLoaderTests {
    @Test("The next page is requested once")
    func loadsMore() {
        load()
        loader.loadMore()
        loader.loadMore()
        loader.retryLoadMore()
        #expect(loader.paging == .loading)
        environment.deliver(.all)
        #expect(loader.paging == .idle)
        #expect(loader.comments.count == 40)
        loader.loadMore()
        let pages = [nil, 26, 6].map { ServiceRequest.comments(blogID: 1, viewerID: 1, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("Paging ends with the last page, after which nothing is requested")
    func ends() {
        let page = Self(count: 5)
        page.load()
        #expect(page.loader.paging == .ended)
        page.loader.loadMore()
        page.loader.retryLoadMore()
        #expect(page.environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
    }

    @Test("A further page that fails is requested again only by a retry")
    func loadMoreFails() {
        load()
        var events: [CommentsLoader.Event] = []
        loader.onEvent = { events.append($0) }
        environment.fail(.comments)
        loadMore()
        #expect(loader.paging == .failed)
        #expect(events == [.paging, .paging])
        loader.loadMore()
        #expect(environment.waitingReplies == 0)
        loader.retryLoadMore()
        #expect(loader.paging == .loading)
        environment.deliver(.all)
        #expect(loader.comments.count == 40)
    }

    @Test("Paging stays ended during a refresh")
    func refreshesAtTheEnd() {
        let page = Self(count: 5)
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
        #expect(loader.comments.count == 20)
        environment.deliver(.all)
        #expect(loader.comments.count == 20)
    }

    @Test("A page that arrives during a refresh is shown until the refresh ends")
    func showsPageDuringRefresh() {
        load()
        loader.loadMore()
        loader.refresh()
        environment.deliver(.next)
        #expect(loader.comments.count == 40)
        environment.deliver(.all)
        #expect(loader.comments.count == 20)
    }

    @Test("A refresh that fails does not stop paging")
    func goesOnAfterFailedRefresh() {
        load()
        environment.fail(.comments)
        loader.refresh()
        loader.loadMore()
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        #expect(loader.comments.count == 40)
    }

    @Test("A comment that is written between two pages shifts nothing")
    func keepsPlaces() {
        load()
        environment.comment()
        environment.comment()
        loadMore()
        #expect(loader.comments.map(\.id) == (6...45).reversed())
        #expect(loader.index(of: 26) == 19)
        #expect(loader.index(of: 25) == 20)
    }
}
