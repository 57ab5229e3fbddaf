internal import Comments
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.CommentsInteractorTests {
    @Test("The next page is requested once")
    func fetchesMore() {
        fetch()
        interactor.fetchMoreComments()
        interactor.fetchMoreComments()
        interactor.retryFetchingMoreComments()
        #expect(output.calls == [.didChangePaging(.running)])
        output.calls = []
        environment.deliver(.all)
        #expect(
            output.calls == [
                .didChangePaging(.idle), .didFetchMoreComments(ids: (6...25).reversed()),
            ]
        )
        interactor.fetchMoreComments()
        let pages = [nil, 26, 6].map { ServiceRequest.comments(blogID: 1, viewerID: 1, after: $0) }
        #expect(environment.requests == pages)
    }

    @Test("After the last page, paging is complete and nothing more is requested")
    func ends() {
        let page = Self(count: 5)
        page.interactor.fetchComments()
        page.environment.deliver(.all)
        #expect(page.output.calls.contains(.didChangePaging(.complete)))
        page.interactor.fetchMoreComments()
        page.interactor.retryFetchingMoreComments()
        #expect(page.environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
    }

    @Test("A failed further page is requested again only by a retry")
    func fetchMoreFails() {
        fetch()
        environment.fail(.comments)
        interactor.fetchMoreComments()
        environment.deliver(.all)
        #expect(output.calls.last == .didChangePaging(.failed))
        interactor.fetchMoreComments()
        #expect(environment.waitingReplies == 0)
        interactor.retryFetchingMoreComments()
        #expect(output.calls.last == .didChangePaging(.running))
        environment.deliver(.all)
        #expect(ids.count == 40)
    }

    @Test("A refresh replaces all comments, and paging starts again")
    func refreshes() {
        fetch()
        interactor.fetchMoreComments()
        environment.deliver(.all)
        interactor.refreshComments()
        #expect(ids.count == 40)
        environment.deliver(.all)
        #expect(ids.count == 20)
        interactor.fetchMoreComments()
        #expect(environment.requests.last == .comments(blogID: 1, viewerID: 1, after: 26))
    }

    @Test("After the last page, a refresh keeps the paging state until the reply")
    func refreshesAtTheEnd() {
        let page = Self(count: 5)
        page.fetch()
        page.interactor.refreshComments()
        #expect(page.output.calls.isEmpty)
    }

    @Test("A page that was requested before a refresh is ignored after it")
    func dropsStalePage() {
        fetch()
        interactor.fetchMoreComments()
        interactor.refreshComments()
        environment.deliver(.last)
        #expect(ids.count == 20)
        environment.deliver(.all)
        #expect(ids.count == 20)
    }

    @Test("A page that arrives during a refresh is shown until the refresh ends")
    func showsPageDuringRefresh() {
        fetch()
        interactor.fetchMoreComments()
        interactor.refreshComments()
        environment.deliver(.next)
        #expect(ids.count == 40)
        environment.deliver(.all)
        #expect(ids.count == 20)
    }

    @Test("A refresh that fails does not stop paging")
    func goesOnAfterFailedRefresh() {
        fetch()
        environment.fail(.comments)
        interactor.refreshComments()
        interactor.fetchMoreComments()
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        #expect(ids.count == 40)
    }

    @Test("A comment that is written between two pages shifts nothing")
    func keepsPlace() {
        fetch()
        environment.comment()
        environment.comment()
        interactor.fetchMoreComments()
        environment.deliver(.all)
        #expect(ids == (6...45).reversed())
    }
}
