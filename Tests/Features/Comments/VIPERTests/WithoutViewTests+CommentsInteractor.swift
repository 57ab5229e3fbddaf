internal import CellTesting
internal import Comments
internal import Model
internal import Scripts
internal import Testing

@testable internal import CommentsVIPER

extension WithoutViewTests {
    /// Comment 45 is the newest and stands first; comment 39 has one favour.
    @MainActor
    @Suite("The interactor of comments")
    struct CommentsInteractorTests {
        let environment: CommentsEnvironment
        let output = CommentsInteractorOutputSpy()
        let interactor: CommentsInteractor

        init() {
            self.init(count: 45)
        }

        init(count: Int) {
            environment = CommentsEnvironment(opening: .comments(count: count))
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        static func interactor(in environment: CommentsEnvironment) -> CommentsInteractor {
            CommentsInteractor(
                blogID: 1,
                viewerID: 1,
                commentService: environment.dependencies.commentService,
                timeSource: environment.dependencies.timeSource
            )
        }

        /// Fetches the first page, and forgets how.
        func fetch() {
            interactor.start()
            environment.deliver(.all)
            output.calls = []
        }

        /// The comments that are listed, in order.
        var ids: [Int] { (0..<interactor.commentCount).map { interactor.comment(at: $0).id } }

        @Test("The first page is listed, newest first")
        func fetches() {
            interactor.start()
            #expect(output.calls == [.didBeginFetchingComments])
            #expect(interactor.commentCount == 0)
            environment.deliver(.all)
            #expect(
                output.calls == [
                    .didBeginFetchingComments, .didChangePaging(.idle), .didFetchComments,
                ]
            )
            #expect(ids == (26...45).reversed())
            #expect(environment.requests == [.comments(blogID: 1, viewerID: 1, page: 1)])
        }

        @Test("A first page that fails says so, and can be asked for again")
        func fetchFails() {
            environment.fail(.comments)
            interactor.fetchComments()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingComments, .didFailToFetchComments])
            interactor.fetchComments()
            environment.deliver(.all)
            #expect(interactor.commentCount == 20)
        }

        @Test("After a failed first load a refresh loads the first page")
        func refreshesAfterFailure() {
            environment.fail(.comments)
            fetch()
            interactor.refreshComments()
            #expect(output.calls == [.didBeginFetchingComments])
            environment.deliver(.all)
            #expect(interactor.commentCount == 20)
        }

        @Test("No comments at all are listed as none, and paging is not complete, until one comes")
        func fetchesNone() {
            let page = Self(count: 0)
            page.fetch()
            page.interactor.refreshComments()
            page.environment.deliver(.all)
            #expect(
                page.output.calls == [
                    .didChangePaging(.idle), .didChangePaging(.idle), .didFetchComments,
                ]
            )
            page.environment.comment()
            page.interactor.refreshComments()
            page.environment.deliver(.all)
            #expect(page.interactor.commentCount == 1)
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            interactor.fetchComments()
            interactor.refreshComments()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshComments()
            interactor.refreshComments()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshComments()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh that fails says so, and the comments stay")
        func refreshFails() {
            fetch()
            environment.fail(.comments)
            interactor.refreshComments()
            environment.deliver(.all)
            #expect(output.calls == [.didChangePaging(.idle), .didFailToRefreshComments])
            #expect(interactor.commentCount == 20)
        }

        @Test("Replies that come when the interactor is gone do nothing and keep nothing alive")
        func releases() {
            var interactor: CommentsInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.start()
            environment.deliver(.all)
            interactor?.favourComment(at: 6)
            interactor?.fetchMoreComments(behind: 19)
            interactor?.refreshComments()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.set(["now": .integer(60)])
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive, and works on without")
        func keepsNoOutput() {
            var output: CommentsInteractorOutputSpy? = CommentsInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            #expect(interactor.commentCount == 20)
        }
    }
}
