internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsModelTests {
    @Test("The last feed shows at once, and no page is loaded after it until the new one arrives")
    func showsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        start(page.model.open)
        #expect(page.model.placeholder == .none)
        #expect(page.model.rows.count == 5)
        page.show(row: 4)
        start(page.model.refresh)
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
        page.environment.settle()
        #expect(page.model.rows.count == 20)
        #expect(page.environment.counts == ["kept": 20])
        page.show(row: 19)
        #expect(page.environment.waitingReplies == 1)
    }

    @Test("If the new feed fails, the last one stays, and no page is loaded after it")
    func keepsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.environment.fail(.blogs)
        start(page.model.open)
        page.environment.settle()
        page.show(row: 4)
        #expect(page.model.rows.count == 5)
        #expect(page.environment.waitingReplies == 0)
        #expect(page.environment.counts == ["kept": 5])
    }

    @Test("The first page is kept")
    func keepsFirstFeed() {
        let page = Self(blogs: 3)
        start(page.model.open)
        page.environment.settle()
        #expect(page.environment.counts == ["kept": 3])
    }
}
