internal import Comments
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import StateManagement
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.CommentsModelTests {
    @Test("Reaching the last row requests the next page, once")
    func loadsMore() {
        load()
        show(row: 18)
        #expect(model.footer == .hidden)
        show(row: 19)
        show(row: 19)
        retryLoadingMore()
        #expect(model.footer == .loading("Loading more…"))
        environment.settle()
        #expect(model.footer == .hidden)
        #expect(model.rows.count == 40)
        show(row: 39)
        let pages = [nil, 26, 6].map { ServiceRequest.comments(blogID: 1, viewerID: 1, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("After the last page, the footer shows the end, and nothing more is requested")
    func ends() {
        let page = Self(count: 5)
        page.load()
        #expect(page.model.footer == .end("No more comments"))
        page.show(row: 4)
        page.retryLoadingMore()
        #expect(page.environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
    }

    @Test("A failed further page is requested again only by the button")
    func loadMoreFails() {
        load()
        environment.fail(.comments)
        show(row: 19)
        environment.settle()
        #expect(model.footer == .failed("Could not load more"))
        show(row: 19)
        #expect(environment.waitingReplies == 0)
        retryLoadingMore()
        #expect(model.footer == .loading("Loading more…"))
        environment.settle()
        #expect(model.rows.count == 40)
    }

    @Test("A refresh replaces all rows, and paging starts again")
    func refreshes() {
        load()
        show(row: 19)
        environment.settle()
        start(model.refresh)
        #expect(model.rows.count == 40)
        environment.settle()
        #expect(model.rows.count == 20)
        show(row: 19)
        #expect(environment.requests.last == .comments(blogID: 1, viewerID: 1, after: 26))
    }

    @Test("After the last page, a refresh keeps the footer until the reply")
    func refreshesAtTheEnd() {
        let page = Self(count: 5)
        page.load()
        start(page.model.refresh)
        #expect(page.model.footer == .end("No more comments"))
    }

    @Test(
        "A refresh cancels the page that was requested before, even if it fails",
        arguments: [false, true]
    )
    func cancelsPage(fails: Bool) {
        var messages: [String] = []
        model.onMessage = { messages.append($0) }
        load()
        if fails { environment.fail(.comments) }
        show(row: 19)
        start(model.refresh)
        environment.settle(.last)
        #expect(model.rows.count == 20)
        #expect(model.footer == .hidden)
        environment.settle()
        #expect(model.rows.count == 20)
        #expect(model.footer == .hidden)
        #expect(messages == [])
    }

    @Test("A page and a refresh that reply at once show only the refresh")
    func cancelsPageWithReply() {
        load()
        show(row: 19)
        start(model.refresh)
        MainActorQueue.settle {
            environment.deliver(.last)
            environment.deliver(.next)
        }
        #expect(model.rows.count == 20)
        #expect(model.footer == .hidden)
    }

    @Test("A page of a released screen shows no failure, and a late reply changes nothing")
    func cancelsPageOfScreen() {
        load()
        var tasks: ScreenTasks? = ScreenTasks()
        MainActorQueue.settle {
            if let tasks { model.loadMore(after: model.rows[19], in: tasks) }
        }
        MainActorQueue.settle { tasks = nil }
        #expect(model.footer == .loading("Loading more…"))
        environment.settle()
        #expect(model.rows.count == 20)
    }

    @Test("A page that arrives during a refresh is shown until the refresh ends")
    func showsPageDuringRefresh() {
        load()
        show(row: 19)
        start(model.refresh)
        MainActorQueue.settle { environment.deliver(.next) }
        #expect(model.rows.count == 40)
        environment.settle()
        #expect(model.rows.count == 20)
    }

    @Test("A refresh that fails does not stop paging")
    func goesOnAfterFailedRefresh() {
        load()
        environment.fail(.comments)
        start(model.refresh)
        show(row: 19)
        #expect(environment.waitingReplies == 2)
        environment.settle()
        #expect(model.rows.count == 40)
    }

    @Test("A comment that is written between two pages shifts nothing")
    func keepsPlace() {
        load()
        environment.comment()
        environment.comment()
        show(row: 19)
        environment.settle()
        #expect(model.rows.count == 40)
        #expect(model.rows[19].id == 26)
        #expect(model.rows[20].id == 25)
    }
}
