internal import BlogFeed
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests.BlogsInteractorTests {
    @Test("The last feed shows at once, and nothing is loaded behind it until the new one has come")
    func showsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.interactor.fetchBlogs()
        #expect(!page.output.calls.contains(.didBeginFetchingBlogs))
        #expect(page.interactor.blogCount == 5)
        page.interactor.fetchMoreBlogs(behind: 4)
        page.interactor.refreshBlogs()
        #expect(page.environment.requests == [.blogs(userID: 2, page: 1)])
        page.environment.deliver(.all)
        #expect(page.interactor.blogCount == 20)
        #expect(page.environment.counts == ["kept": 20])
        page.interactor.fetchMoreBlogs(behind: 19)
        #expect(page.environment.waitingReplies == 1)
    }

    @Test("Where the new feed does not come the last stays, and nothing is loaded behind it")
    func keepsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.environment.fail(.blogs)
        page.interactor.fetchBlogs()
        page.environment.deliver(.all)
        page.interactor.fetchMoreBlogs(behind: 4)
        #expect(page.interactor.blogCount == 5)
        #expect(page.environment.waitingReplies == 0)
        #expect(page.environment.counts == ["kept": 5])
    }

    @Test("What comes first is kept")
    func keepsFirstFeed() {
        let page = Self(blogs: 3)
        page.interactor.fetchBlogs()
        page.environment.deliver(.all)
        #expect(page.environment.counts == ["kept": 3])
    }
}
