internal import BlogFeed
internal import DataBinding
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsViewModelTests {
    @Test("A row leads to its blog")
    func opensBlog() {
        load()
        viewModel.selectBlog(at: 1)
        #expect(environment.routes == [.blogDetail(44)])
    }

    @Test("A like that runs is not asked for again after a refresh, and shows in the new row")
    func likesAcrossRefresh() {
        load()
        viewModel.pullToRefresh()
        viewModel.rows.value[12].like()
        environment.deliver(.next)
        viewModel.rows.value[12].like()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(viewModel.rows.value[12].likes.value == "2 likes")
        #expect(!viewModel.rows.value[12].canLike.value)
    }

    @Test("A refresh shows in rows what has changed on the server")
    func refreshesRows() {
        load()
        viewModel.rows.value[12].like()
        environment.deliver(.all)
        environment.set(["liked": .text("forgotten")])
        viewModel.pullToRefresh()
        environment.deliver(.all)
        #expect(viewModel.rows.value[12].canLike.value)
    }

    @Test("What a row has to say is handed on")
    func handsOnMessage() {
        var messages: [String] = []
        viewModel.onMessage = { messages.append($0) }
        load()
        viewModel.rows.value[1].share()
        environment.deliver(.all)
        #expect(messages == ["Shared"])
    }

    @Test("A like of a blog whose row has gone is remembered when the row comes back")
    func likesRowThatWent() {
        load()
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        viewModel.rows.value[20].like()
        viewModel.pullToRefresh()
        environment.deliver(.last)
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.last)
        viewModel.rows.value[20].like()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(!viewModel.rows.value[20].canLike.value)
    }

    @Test("A refresh that was requested before a like is repeated, so that the row stays liked")
    func repeatsRefreshAfterLike() {
        load()
        viewModel.pullToRefresh()
        viewModel.rows.value[12].like()
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(viewModel.isRefreshing.value)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.next)
        #expect(!viewModel.isRefreshing.value)
        #expect(environment.waitingReplies == 0)
        #expect(!viewModel.rows.value[12].canLike.value)
    }

    @Test("A refresh that was requested before a share is repeated")
    func repeatsRefreshAfterShare() {
        load()
        viewModel.pullToRefresh()
        viewModel.rows.value[12].share()
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(viewModel.isRefreshing.value)
        #expect(environment.waitingReplies == 1)
    }
}
