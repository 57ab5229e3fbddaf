internal import BlogFeed
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogFeedLoaderTests {
    @Test("The last feed is there at once; no page is loaded after it until the new one arrives")
    func opensLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.loader.open()
        #expect(page.loader.firstLoad == .done)
        #expect(page.loader.blogs.count == 5)
        page.loader.loadMore()
        page.loader.refresh()
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
        page.environment.deliver(.all)
        #expect(page.loader.blogs.count == 20)
        #expect(page.environment.counts == ["kept": 20])
        page.loader.loadMore()
        #expect(page.environment.waitingReplies == 1)
    }

    @Test("If the new feed fails to load, the last one stays, and no page is loaded after it")
    func keepsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.environment.fail(.blogs)
        page.loader.open()
        page.environment.deliver(.all)
        page.loader.loadMore()
        #expect(page.loader.blogs.count == 5)
        #expect(page.environment.waitingReplies == 0)
        #expect(page.environment.counts == ["kept": 5])
    }

    @Test("The first feed is stored")
    func storesFirstFeed() {
        let page = Self(blogs: 3)
        page.loader.open()
        #expect(page.loader.firstLoad == .running)
        page.environment.deliver(.all)
        #expect(page.environment.counts == ["kept": 3])
    }
}
