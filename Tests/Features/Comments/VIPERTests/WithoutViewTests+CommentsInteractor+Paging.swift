internal import Comments
internal import Model
internal import Scripts
internal import Testing

@testable internal import CommentsVIPER

extension WithoutViewTests.CommentsInteractorTests {
    @Test("Reaching the last comment asks for the next page, once")
    func fetchesMore() {
        fetch()
        interactor.fetchMoreComments(behind: 18)
        #expect(output.calls.isEmpty)
        interactor.fetchMoreComments(behind: 19)
        interactor.fetchMoreComments(behind: 19)
        interactor.retryFetchingMoreComments()
        #expect(output.calls == [.didChangePaging(.running)])
        output.calls = []
        environment.deliver(.all)
        #expect(output.calls == [.didChangePaging(.idle), .didFetchMoreComments])
        #expect(ids == (6...45).reversed())
        interactor.fetchMoreComments(behind: 39)
        let pages = (1...3).map { ServiceRequest.comments(blogID: 1, viewerID: 1, page: $0) }
        #expect(environment.requests == pages)
    }

    @Test("Behind the last page paging is complete, and nothing more is asked for")
    func ends() {
        let page = Self(count: 5)
        page.interactor.fetchComments()
        page.environment.deliver(.all)
        #expect(page.output.calls.contains(.didChangePaging(.complete)))
        page.interactor.fetchMoreComments(behind: 4)
        page.interactor.retryFetchingMoreComments()
        #expect(page.environment.requests == [.comments(blogID: 1, viewerID: 1, page: 1)])
    }

    @Test("A further page that fails is asked for again only by a retry")
    func fetchMoreFails() {
        fetch()
        environment.fail(.comments)
        interactor.fetchMoreComments(behind: 19)
        environment.deliver(.all)
        #expect(output.calls.last == .didChangePaging(.failed))
        interactor.fetchMoreComments(behind: 19)
        #expect(environment.waitingReplies == 0)
        interactor.retryFetchingMoreComments()
        #expect(output.calls.last == .didChangePaging(.running))
        environment.deliver(.all)
        #expect(interactor.commentCount == 40)
    }

    @Test("A refresh replaces all comments, and paging begins anew")
    func refreshes() {
        fetch()
        interactor.fetchMoreComments(behind: 19)
        environment.deliver(.all)
        interactor.refreshComments()
        #expect(interactor.commentCount == 40)
        environment.deliver(.all)
        #expect(interactor.commentCount == 20)
        interactor.fetchMoreComments(behind: 19)
        #expect(environment.requests.last == .comments(blogID: 1, viewerID: 1, page: 2))
    }

    @Test("A refresh leaves standing that there are no more, until it replies")
    func refreshesAtTheEnd() {
        let page = Self(count: 5)
        page.fetch()
        page.interactor.refreshComments()
        #expect(page.output.calls.isEmpty)
    }

    @Test(
        "A page asked for before a refresh is dropped, whichever comes first",
        arguments: [Delivery.next, .last]
    )
    func dropsStalePage(first: Delivery) {
        fetch()
        interactor.fetchMoreComments(behind: 19)
        interactor.refreshComments()
        #expect(output.calls.last == .didChangePaging(.idle))
        environment.deliver(first)
        #expect(interactor.commentCount == 20)
        environment.deliver(.all)
        #expect(interactor.commentCount == 20)
    }

    @Test("If the refresh that dropped a page fails, reaching the end asks for the page again")
    func asksForDroppedPage() {
        fetch()
        interactor.fetchMoreComments(behind: 19)
        environment.fail(.comments)
        interactor.refreshComments()
        interactor.fetchMoreComments(behind: 19)
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        interactor.fetchMoreComments(behind: 19)
        environment.deliver(.all)
        #expect(interactor.commentCount == 40)
    }

    @Test("A comment that comes in two pages is listed once, where it stood")
    func listsCommentOnce() {
        fetch()
        environment.comment()
        environment.comment()
        interactor.fetchMoreComments(behind: 19)
        environment.deliver(.all)
        #expect(ids == (8...45).reversed())
    }
}
