internal import Comments
internal import Foundation
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.CommentsInteractorTests {
    /// Returns the call that reports a listed comment with its new number of favours.
    private func update(id: Int, favourCount: Int) throws -> CommentsInteractorOutputSpy.Call {
        let comment = try #require(output.comments.first { $0.id == id })
        return .didUpdateComment(
            CommentSummary(
                id: id,
                authorID: comment.authorID,
                authorName: comment.authorName,
                authorIcon: comment.authorIcon,
                repliesTo: comment.repliesTo,
                content: comment.content,
                writtenAt: comment.writtenAt,
                favourCount: favourCount,
                isFavoured: true
            )
        )
    }

    @Test("A summary holds all values that a row can show")
    func summarises() {
        fetch()
        let date = Self.origin - 119
        let comment = SampleData(seed: 7).comment(id: 41, writtenAt: date)
        let expected = CommentSummary(
            id: 41,
            authorID: comment.authorID,
            authorName: comment.authorName,
            authorIcon: comment.authorIcon,
            repliesTo: comment.repliesTo,
            content: comment.content,
            writtenAt: date,
            favourCount: 9_999,
            isFavoured: false
        )
        #expect(output.comments[4] == expected)
    }

    @Test("The time is reported at the start and when it changes")
    func reportsTime() {
        environment.set(["now": .integer(60)])
        #expect(output.calls.isEmpty)
        interactor.start()
        environment.set(["now": .integer(61)])
        #expect(
            output.calls == [
                .didChangeTime(Self.origin + 60), .didBeginFetchingComments,
                .didChangeTime(Self.origin + 61),
            ]
        )
    }

    @Test("A favour is reported when the service replies, and is not requested again")
    func favours() throws {
        fetch()
        interactor.favourComment(id: 39)
        interactor.favourComment(id: 39)
        #expect(output.calls.isEmpty)
        environment.deliver(.all)
        #expect(output.calls == [try update(id: 39, favourCount: 2)])
        interactor.favourComment(id: 39)
        let favours = environment.requests.filter { $0.operation == .favour }
        #expect(favours == [.favour(commentID: 39, viewerID: 1)])
    }

    @Test("A running favour is not requested again after a refresh, and shows in the new row")
    func favoursAcrossRefresh() throws {
        fetch()
        interactor.refreshComments()
        interactor.favourComment(id: 39)
        environment.deliver(.next)
        interactor.favourComment(id: 39)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(output.calls.last == (try update(id: 39, favourCount: 2)))
    }

    @Test("If a comment is favoured during a refresh, the comments are requested again")
    func favoursDuringRefresh() throws {
        fetch()
        interactor.refreshComments()
        interactor.favourComment(id: 39)
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(output.calls == [try update(id: 39, favourCount: 2)])
        interactor.refreshComments()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(output.comments.first { $0.id == 39 }?.isFavoured == true)
        interactor.refreshComments()
        #expect(environment.waitingReplies == 1)
    }

    @Test("A failed refresh is not repeated, although a comment was favoured in the meantime")
    func favoursDuringFailedRefresh() throws {
        fetch()
        environment.fail(.comments)
        interactor.refreshComments()
        interactor.favourComment(id: 39)
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(environment.waitingReplies == 0)
        let update = try update(id: 39, favourCount: 2)
        #expect(output.calls == [update, .didFailToRefreshComments])
    }

    @Test("If a comment is favoured that is no longer listed, the comments are requested again")
    func favoursRemovedComment() {
        fetch()
        interactor.fetchMoreComments()
        environment.deliver(.all)
        interactor.favourComment(id: 25)
        interactor.refreshComments()
        environment.deliver(.last)
        interactor.refreshComments()
        environment.deliver(.next)
        environment.deliver(.next)
        #expect(environment.waitingReplies == 1)
    }

    @Test("A failed favour is reported and changes nothing else; it can be tried again")
    func favourFails() throws {
        fetch()
        environment.fail(.favour)
        interactor.favourComment(id: 39)
        environment.deliver(.all)
        interactor.favourComment(id: 39)
        environment.deliver(.all)
        #expect(output.calls == [.didFailToFavourComment, try update(id: 39, favourCount: 2)])
    }

    @Test("A reply for a comment that is no longer listed updates no row")
    func ignoresRemovedComment() {
        fetch()
        interactor.fetchMoreComments()
        environment.deliver(.all)
        interactor.favourComment(id: 25)
        interactor.refreshComments()
        environment.deliver(.last)
        output.calls = []
        environment.deliver(.all)
        #expect(output.calls.isEmpty)
    }
}
