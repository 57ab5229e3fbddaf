internal import Comments
internal import Foundation
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.CommentsPresenterTests {
    /// Returns the row of a comment in a list without other comments.
    private func row(of comment: CommentSummary) -> CommentRow {
        presenter.didFetchComments([comment])
        return presenter.row(at: 0)
    }

    @Test("A row has the finished texts of its comment")
    func makesRow() {
        #expect(
            row(of: Self.summary(id: 7, favourCount: 1))
                == CommentRow(
                    id: 7,
                    authorID: 17,
                    avatar: "icon0",
                    name: "Ada",
                    writtenAt: Self.now,
                    mention: "",
                    body: "A comment",
                    favours: "1 favour",
                    canFavour: true
                )
        )
    }

    @Test("An author without a name is Anonymous, and an author with an image shows it")
    func showsAuthor() {
        let row = row(of: Self.summary(id: 7, authorName: "", authorIcon: "icon3"))
        #expect(row.name == "Anonymous")
        #expect(row.avatar == "icon3")
    }

    @Test("A reply mentions its addressee; a blank follows only before further content")
    func mentions() {
        let reply = row(of: Self.summary(id: 7, repliesTo: "Bo", content: "Yes"))
        #expect(reply.mention == "@Bo")
        #expect(reply.body == " Yes")
        let mention = row(of: Self.summary(id: 6, repliesTo: "", content: ""))
        #expect(mention.mention == "@Anonymous")
        #expect(mention.body.isEmpty)
    }

    @Test("The time of a row follows the clock")
    func followsTime() {
        let row = row(of: Self.summary(id: 7, age: 60))
        view.calls = []
        presenter.didChangeTime(to: Self.now)
        #expect(presenter.time(of: row) == "1 min ago")
        presenter.didChangeTime(to: Self.now + 60)
        #expect(presenter.time(of: row) == "2 min ago")
        #expect(view.calls == [.updateTimes, .updateTimes])
    }

    @Test("The height of a row is the lines of mention and body, and three more")
    func height() {
        #expect(presenter.height(of: row(of: Self.summary(id: 7))) == 4)
        environment.set(["width": .integer(10)])
        let reply = Self.summary(id: 6, repliesTo: "12345678", content: "12345 78")
        #expect(presenter.height(of: row(of: reply)) == 5)
    }

    @Test("A height is computed once for each comment and width, also after the row moved")
    func computesHeightOnce() {
        var comments = [Self.summary(id: 7), Self.summary(id: 6, content: "1234567")]
        let heights = [40, 5, 40, 5].map { width in
            environment.set(["width": .integer(width)])
            comments.reverse()
            presenter.didFetchComments(comments)
            return (0..<2).map { presenter.height(of: presenter.row(at: $0)) }
        }
        #expect(heights == [[4, 4], [6, 5], [4, 4], [6, 5]])
        #expect(environment.counts == ["heights": 4])
    }

    @Test("A new content has a new height at each width; other changes keep the heights")
    func computesHeightOfNewContent() {
        #expect(presenter.height(of: row(of: Self.summary(id: 7))) == 4)
        #expect(presenter.height(of: row(of: Self.summary(id: 7, favourCount: 2))) == 4)
        #expect(environment.counts == ["heights": 1])
        let longText = String(repeating: "A comment. ", count: 4)
        let longRow = row(of: Self.summary(id: 7, content: longText))
        #expect(presenter.height(of: longRow) == 5)
        environment.set(["width": .integer(20)])
        #expect(presenter.height(of: longRow) == 6)
        #expect(environment.counts == ["heights": 3])
    }

    @Test("A refresh forgets the heights of rows that it does not list")
    func forgetsHeights() {
        let comment = Self.summary(id: 7)
        #expect(presenter.height(of: row(of: comment)) == 4)
        presenter.didFetchComments([])
        #expect(presenter.height(of: row(of: comment)) == 4)
        #expect(environment.counts == ["heights": 2])
    }

    @Test("A change of the width updates the row heights")
    func updatesHeights() {
        presenter.viewDidLoad()
        environment.set(["width": .integer(20)])
        #expect(view.calls == [.updateRowHeights])
    }

    @Test("Only the last row requests more comments, also after further pages")
    func fetchesMore() {
        list()
        presenter.willDisplayRow(id: 4)
        #expect(interactor.calls.isEmpty)
        presenter.willDisplayRow(id: 3)
        presenter.didFetchMoreComments(Self.summaries(1...2))
        presenter.willDisplayRow(id: 3)
        presenter.willDisplayRow(id: 1)
        #expect(interactor.calls == [.fetchMoreComments, .fetchMoreComments])
    }

    @Test("The image of a row opens the author")
    func opensAuthor() {
        presenter.didTapAvatar(userID: 13)
        #expect(router.calls == [.openUser(id: 13)])
    }

    @Test("A favour shows in its row when the interactor answers")
    func favours() {
        list()
        presenter.didTapFavour(id: 3)
        #expect(interactor.calls == [.favourComment(id: 3)])
        #expect(view.calls.isEmpty)
        presenter.didUpdateComment(Self.summary(id: 3, favourCount: 2, isFavoured: true))
        let row = presenter.row(at: 1)
        #expect(row.id == 3)
        #expect(row.favours == "2 favours")
        #expect(!row.canFavour)
        #expect(view.calls == [.updateRow(row)])
    }

    @Test("A row of a further page is updated, and one that is no longer listed is not")
    func updatesListedRows() {
        list()
        presenter.didFetchMoreComments(Self.summaries(1...2))
        view.calls = []
        presenter.didUpdateComment(Self.summary(id: 2, favourCount: 5))
        #expect(presenter.row(at: 2).favours == "5 favours")
        #expect(view.calls == [.updateRow(presenter.row(at: 2))])
        list()
        presenter.didUpdateComment(Self.summary(id: 2, favourCount: 6))
        #expect(view.calls.isEmpty)
    }

    @Test("A failed favour is reported and changes nothing else")
    func favourFails() {
        presenter.didFailToFavourComment()
        #expect(view.calls == [.showToast("Could not favour")])
    }
}
