internal import BlogFeed
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsPresenterTests {
    @Test("The last feed shows at once, and no page is loaded after it until the new one arrives")
    func showsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.presenter.viewDidLoad()
        #expect(!page.view.calls.contains(.showLoading))
        #expect(page.presenter.numberOfRows == 5)
        page.presenter.willDisplayRow(at: 4)
        page.presenter.didPullToRefresh()
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
        page.environment.deliver(.all)
        #expect(page.presenter.numberOfRows == 20)
        #expect(page.environment.counts == ["kept": 20])
        page.presenter.willDisplayRow(at: 19)
        #expect(page.environment.waitingReplies == 1)
    }

    @Test("If the new feed fails to load, the last stays, and no page is loaded after it")
    func keepsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.environment.fail(.blogs)
        page.presenter.viewDidLoad()
        page.environment.deliver(.all)
        page.presenter.willDisplayRow(at: 4)
        #expect(page.presenter.numberOfRows == 5)
        #expect(page.environment.waitingReplies == 0)
        #expect(page.environment.counts == ["kept": 5])
    }

    @Test("The first page is stored")
    func keepsFirstFeed() {
        let page = Self(blogs: 3)
        page.presenter.viewDidLoad()
        page.environment.deliver(.all)
        #expect(page.environment.counts == ["kept": 3])
    }
}
