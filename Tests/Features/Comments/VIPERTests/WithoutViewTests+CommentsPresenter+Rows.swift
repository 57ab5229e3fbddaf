internal import Comments
internal import Foundation
internal import Scripts
internal import Testing

@testable internal import CommentsVIPER

extension WithoutViewTests.CommentsPresenterTests {
    /// What a cell is told that is filled for a row.
    func cell(at row: Int) -> [CommentCellSpy.Call] {
        let cell = CommentCellSpy()
        presenter.fill(cell, at: row)
        return cell.calls
    }

    @Test("A cell is told all of its row")
    func fillsCell() {
        interactor.comments = [Self.summary(id: 7, favourCount: 1)]
        #expect(
            cell(at: 0) == [
                .showIdentifier("comment.7"),
                .showAvatar("icon0"),
                .showName("Ada"),
                .showTime("just now"),
                .showContent(mention: "", body: "A comment"),
                .showFavours("1 favour"),
                .enableFavour(true),
            ]
        )
    }

    @Test("An author without a name is Anonymous, and one with an image has it")
    func showsAuthor() {
        interactor.comments = [Self.summary(id: 7, authorName: "", authorIcon: "icon3")]
        #expect(cell(at: 0).contains(.showName("Anonymous")))
        #expect(cell(at: 0).contains(.showAvatar("icon3")))
    }

    @Test(
        "Times are just now below a minute and in the future, then minutes, hours, and a date",
        arguments: [
            (-60, "just now"), (0, "just now"), (59, "just now"), (60, "1 min ago"),
            (119, "1 min ago"), (120, "2 min ago"), (3_599, "59 min ago"), (3_600, "1 h ago"),
            (7_199, "1 h ago"), (86_399, "23 h ago"), (86_400, "2025-12-31"),
            (86_401, "2025-12-30"),
        ]
    )
    func writesTime(age: Int, time: String) {
        interactor.comments = [Self.summary(id: 7, age: TimeInterval(age))]
        #expect(cell(at: 0).contains(.showTime(time)))
    }

    @Test("A reply mentions whom it replies to; where that is all, no blank follows")
    func mentions() {
        interactor.comments = [
            Self.summary(id: 7, repliesTo: "Bo", content: "Yes"),
            Self.summary(id: 6, repliesTo: "", content: ""),
        ]
        #expect(cell(at: 0).contains(.showContent(mention: "@Bo", body: " Yes")))
        #expect(cell(at: 1).contains(.showContent(mention: "@Anonymous", body: "")))
    }

    @Test("A row is as high as mention and body have lines, and three more")
    func height() {
        interactor.comments = [
            Self.summary(id: 7), Self.summary(id: 6, repliesTo: "12345678", content: "12345 78"),
        ]
        #expect(presenter.height(ofRow: 0) == 4)
        environment.set(["width": .integer(10)])
        #expect(presenter.height(ofRow: 1) == 5)
    }

    @Test("A height is computed once for each comment and width, wherever the comment stands")
    func computesHeightOnce() {
        interactor.comments = [Self.summary(id: 7), Self.summary(id: 6, content: "1234567")]
        let heights = [40, 5, 40, 5].map { width in
            environment.set(["width": .integer(width)])
            interactor.comments.reverse()
            return [presenter.height(ofRow: 0), presenter.height(ofRow: 1)]
        }
        #expect(heights == [[4, 4], [6, 5], [4, 4], [6, 5]])
        #expect(environment.counts == ["heights": 4])
    }

    @Test("When the column is wider, the view is told")
    func tellsWidth() {
        presenter.viewDidLoad()
        environment.set(["width": .integer(20)])
        #expect(view.calls == [.updateRowHeights])
    }

    @Test("When ages have changed, the rows that are visible say so, and no other")
    func tellsTime() {
        interactor.comments = [0, 60, 120, 180].map { Self.summary(id: $0, age: Double($0)) }
        view.visibleRows = [1, 2]
        presenter.didChangeAges()
        #expect(view.calls == [.showTime("1 min ago", at: 1), .showTime("2 min ago", at: 2)])
    }

    @Test(
        "Counts are empty at 0, whole below 10,000, and then in ten thousands, truncated",
        arguments: [
            (0, ""), (1, "1 favour"), (2, "2 favours"), (9_999, "9999 favours"),
            (10_000, "1w favours"), (12_999, "1.2w favours"), (20_000, "2w favours"),
            (99_999, "9.9w favours"), (100_000, "10w favours"), (129_999, "12w favours"),
        ]
    )
    func writesCount(favourCount: Int, favours: String) {
        interactor.comments = [Self.summary(id: 7, favourCount: favourCount)]
        #expect(cell(at: 0).contains(.showFavours(favours)))
    }

    @Test("The image of a row leads to its author")
    func opensAuthor() {
        list()
        presenter.didTapAvatar(at: 1)
        #expect(router.calls == [.openUser(id: 13)])
    }

    @Test("A favour shows in its row when the interactor answers")
    func favours() {
        presenter.didTapFavour(at: 1)
        #expect(interactor.calls == [.favourComment(at: 1)])
        #expect(view.calls.isEmpty)
        let comment = Self.summary(id: 3, favourCount: 2, isFavoured: true)
        presenter.didChangeFavours(of: comment, at: 1)
        #expect(view.calls == [.showFavours("2 favours", at: 1), .enableFavour(false, at: 1)])
    }

    @Test("A favour that fails says so and changes nothing else")
    func favourFails() {
        presenter.didFailToFavourComment()
        #expect(view.calls == [.showToast("Could not favour")])
    }
}
