internal import Comments
internal import Foundation
internal import Model
internal import Scripts
internal import Testing

@testable internal import CommentsVIPER

extension WithoutViewTests.CommentsInteractorTests {
    @Test("A summary holds all that a row can show")
    func summarises() {
        fetch()
        environment.set(["now": .integer(5)])
        let date = Date(timeIntervalSince1970: 1_767_225_600 - 119)
        let comment = SampleData(seed: 7).comment(id: 41, writtenAt: date)
        let expected = CommentSummary(
            id: 41,
            authorID: comment.authorID,
            authorName: comment.authorName,
            authorIcon: comment.authorIcon,
            repliesTo: comment.repliesTo,
            content: comment.content,
            writtenAt: date,
            age: 124,
            favourCount: 9_999,
            isFavoured: false
        )
        #expect(interactor.comment(at: 4) == expected)
    }

    @Test("When it is later, ages have changed, also before anything was fetched")
    func changesAges() {
        environment.set(["now": .integer(60)])
        #expect(output.calls == [])
        fetch()
        let age = interactor.comment(at: 0).age
        environment.set(["now": .integer(61)])
        #expect(output.calls == [.didChangeAges])
        #expect(interactor.comment(at: 0).age == age + 1)
    }

    @Test("A favour is handed up when the service replies, and is not asked for again")
    func favours() {
        fetch()
        interactor.favourComment(at: 6)
        interactor.favourComment(at: 6)
        #expect(output.calls.isEmpty)
        environment.deliver(.all)
        let comment = interactor.comment(at: 6)
        #expect(comment.favourCount == 2)
        #expect(comment.isFavoured)
        #expect(output.calls == [.didChangeFavours(comment, at: 6)])
        interactor.favourComment(at: 6)
        let favours = environment.requests.filter { $0.operation == .favour }
        #expect(favours == [.favour(commentID: 39, viewerID: 1)])
    }

    @Test("A favour that runs is not asked for again after a refresh, and shows in the new row")
    func favoursAcrossRefresh() {
        fetch()
        interactor.favourComment(at: 6)
        interactor.refreshComments()
        environment.deliver(.last)
        interactor.favourComment(at: 6)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(interactor.comment(at: 6).favourCount == 2)
        #expect(interactor.comment(at: 6).isFavoured)
    }

    @Test("A favour that fails says so and changes nothing else; it can be tried again")
    func favourFails() {
        fetch()
        environment.fail(.favour)
        interactor.favourComment(at: 6)
        environment.deliver(.all)
        #expect(output.calls == [.didFailToFavourComment])
        #expect(!interactor.comment(at: 6).isFavoured)
        interactor.favourComment(at: 6)
        environment.deliver(.all)
        #expect(interactor.comment(at: 6).favourCount == 2)
    }

    @Test("What comes for a comment that is listed no more changes no other")
    func hearsOfCommentThatWent() {
        fetch()
        interactor.fetchMoreComments(behind: 19)
        environment.deliver(.all)
        interactor.favourComment(at: 20)
        interactor.refreshComments()
        environment.deliver(.last)
        output.calls = []
        environment.deliver(.all)
        #expect(output.calls == [])
    }
}
