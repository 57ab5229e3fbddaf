internal import Comments
internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Comment 45 is the newest and the first; comment 39 has one favour.
    @MainActor
    @Suite("The interactor of comments")
    struct CommentsInteractorTests {
        /// The time at which the environment starts.
        static let origin = Date(timeIntervalSince1970: 1_767_225_600)

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

        /// Fetches the first page and forgets the calls.
        func fetch() {
            interactor.start()
            environment.deliver(.all)
            output.calls = []
        }

        /// The ids of the listed comments, in order.
        var ids: [Int] { output.comments.map(\.id) }

        @Test("The first page is listed, newest first")
        func fetches() {
            interactor.start()
            #expect(output.calls == [.didChangeTime(Self.origin), .didBeginFetchingComments])
            environment.deliver(.all)
            #expect(
                output.calls == [
                    .didChangeTime(Self.origin), .didBeginFetchingComments,
                    .didChangePaging(.idle), .didFetchComments(ids: (26...45).reversed()),
                ]
            )
            #expect(environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
        }

        @Test("A failed first page is reported, and can be requested again")
        func fetchFails() {
            environment.fail(.comments)
            interactor.fetchComments()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingComments, .didFailToFetchComments])
            interactor.fetchComments()
            environment.deliver(.all)
            #expect(ids.count == 20)
        }

        @Test("After a failed first load a refresh loads the first page")
        func refreshesAfterFailure() {
            environment.fail(.comments)
            fetch()
            interactor.refreshComments()
            #expect(output.calls == [.didBeginFetchingComments])
            environment.deliver(.all)
            #expect(ids.count == 20)
        }

        @Test("With an empty list, paging is not complete")
        func fetchesNone() {
            let page = Self(count: 0)
            page.fetch()
            page.interactor.refreshComments()
            page.environment.deliver(.all)
            #expect(
                page.output.calls == [
                    .didChangePaging(.idle), .didFetchComments(ids: []),
                ]
            )
            page.environment.comment()
            page.interactor.refreshComments()
            page.environment.deliver(.all)
            #expect(page.ids.count == 1)
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

        @Test("A failed refresh is reported and changes no comments")
        func refreshFails() {
            fetch()
            environment.fail(.comments)
            interactor.refreshComments()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToRefreshComments])
        }

        @Test("Replies after the release of the interactor do nothing and keep nothing alive")
        func releases() {
            var interactor: CommentsInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.start()
            environment.deliver(.all)
            interactor?.favourComment(id: 39)
            interactor?.fetchMoreComments()
            interactor?.refreshComments()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.set(["now": .integer(60)])
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive and works without it")
        func keepsNoOutput() {
            var output: CommentsInteractorOutputSpy? = CommentsInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            interactor.start()
            environment.deliver(.all)
            interactor.favourComment(id: 39)
            #expect(environment.waitingReplies == 1)
        }
    }
}
