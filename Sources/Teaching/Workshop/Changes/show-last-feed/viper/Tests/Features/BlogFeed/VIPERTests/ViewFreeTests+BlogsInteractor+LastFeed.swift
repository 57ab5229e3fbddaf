internal import BlogFeed
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsInteractorTests {
    @Test("The last feed shows at once; no further page is requested before the new feed arrives")
    func showsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.interactor.fetchBlogs()
        #expect(!page.output.calls.contains(.didBeginFetchingBlogs))
        #expect(page.ids.count == 5)
        page.interactor.fetchMoreBlogs()
        page.interactor.refreshBlogs()
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
        page.environment.deliver(.all)
        #expect(page.ids.count == 20)
        #expect(page.environment.counts == ["kept": 20])
        page.interactor.fetchMoreBlogs()
        #expect(page.environment.waitingReplies == 1)
    }

    @Test("If the new feed fails, the last feed stays, and no further page is requested")
    func keepsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.environment.fail(.blogs)
        page.interactor.fetchBlogs()
        page.environment.deliver(.all)
        page.interactor.fetchMoreBlogs()
        #expect(page.ids.count == 5)
        #expect(page.environment.waitingReplies == 0)
        #expect(page.environment.counts == ["kept": 5])
    }

    @Test("The first feed is stored")
    func keepsFirstFeed() {
        let page = Self(blogs: 3)
        page.interactor.fetchBlogs()
        page.environment.deliver(.all)
        #expect(page.environment.counts == ["kept": 3])
    }
}
