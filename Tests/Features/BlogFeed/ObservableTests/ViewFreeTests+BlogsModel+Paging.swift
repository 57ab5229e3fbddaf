internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import StateManagement
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsModelTests {
    @Test("Reaching the last row asks for the next page, once")
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
        let pages = [nil, 26, 6].map { ServiceRequest.blogs(userID: 2, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("Behind the last page the footer says so, and nothing more is asked for")
    func ends() {
        let page = Self(blogs: 5)
        page.load()
        #expect(page.model.footer == .end("No more blogs"))
        page.show(row: 4)
        page.retryLoadingMore()
        #expect(page.environment.requests == [.blogs(userID: 2, after: nil)])
    }

    @Test("A further page that fails is asked for again only by the button")
    func loadMoreFails() {
        load()
        environment.fail(.blogs)
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

    @Test("A refresh replaces all rows, and paging begins again")
    func refreshes() {
        load()
        show(row: 19)
        environment.settle()
        start(model.refresh)
        #expect(model.rows.count == 40)
        environment.settle()
        #expect(model.rows.count == 20)
        show(row: 19)
        #expect(environment.requests.last == .blogs(userID: 2, after: 26))
    }

    @Test("A refresh keeps the end of the list until it replies")
    func refreshesAtTheEnd() {
        let page = Self(blogs: 5)
        page.load()
        start(page.model.refresh)
        #expect(page.model.footer == .end("No more blogs"))
    }

    @Test(
        "A refresh cancels the page that was requested before, even if it fails",
        arguments: [false, true]
    )
    func cancelsPage(fails: Bool) {
        var messages: [String] = []
        model.onMessage = { messages.append($0) }
        load()
        if fails { environment.fail(.blogs) }
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
        environment.fail(.blogs)
        start(model.refresh)
        show(row: 19)
        #expect(environment.waitingReplies == 2)
        environment.settle()
        #expect(model.rows.count == 40)
    }

    @Test("A blog that is posted between two pages shifts nothing")
    func keepsPlace() {
        load()
        environment.post()
        environment.post()
        show(row: 19)
        environment.settle()
        #expect(model.rows.count == 40)
        #expect(model.rows[19].id == 26)
        #expect(model.rows[20].id == 25)
    }
}
