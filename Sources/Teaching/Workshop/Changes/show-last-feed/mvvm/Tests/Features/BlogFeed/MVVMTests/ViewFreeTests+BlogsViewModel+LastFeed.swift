internal import BlogFeed
internal import DataBinding
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsViewModelTests {
    @Test("The last feed shows at once, and no page is loaded after it until the new one arrives")
    func showsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.viewModel.openFeed()
        #expect(page.viewModel.placeholder.value == .none)
        #expect(page.viewModel.rows.value.count == 5)
        page.viewModel.willDisplayRow(at: 4)
        page.viewModel.pullToRefresh()
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
        page.environment.deliver(.all)
        #expect(page.viewModel.rows.value.count == 20)
        #expect(page.environment.counts == ["kept": 20])
        page.viewModel.willDisplayRow(at: 19)
        #expect(page.environment.waitingReplies == 1)
    }

    @Test("If the new feed fails to load, the last stays, and no page is loaded after it")
    func keepsLastFeed() {
        let page = Self(blogs: 45, kept: 5)
        page.environment.fail(.blogs)
        page.viewModel.openFeed()
        page.environment.deliver(.all)
        page.viewModel.willDisplayRow(at: 4)
        #expect(page.viewModel.rows.value.count == 5)
        #expect(page.environment.waitingReplies == 0)
        #expect(page.environment.counts == ["kept": 5])
    }

    @Test("The first page is stored")
    func keepsFirstFeed() {
        let page = Self(blogs: 3)
        page.viewModel.openFeed()
        page.environment.deliver(.all)
        #expect(page.environment.counts == ["kept": 3])
    }
}
