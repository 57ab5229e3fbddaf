internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests.BlogsPresenterTests {
    /// What a cell is told that is filled for a row.
    func cell(at row: Int) -> [BlogCellSpy.Call] {
        let cell = BlogCellSpy()
        presenter.fill(cell, at: row)
        return cell.calls
    }

    @Test("A cell is told all of its row")
    func fillsCell() {
        interactor.blogs = [Self.summary(id: 7, likeCount: 129_999)]
        #expect(
            cell(at: 0) == [
                .showIdentifier("blog.7"),
                .showAuthor("Author: Ada"),
                .showTitle("Notes"),
                .showLikes("12w likes"),
                .enableLike(true),
                .showShares("1 share"),
            ]
        )
    }

    @Test("An author without a name is Anonymous")
    func fillsCellOfAnonymous() {
        interactor.blogs = [Self.summary(id: 7, authorName: "")]
        #expect(cell(at: 0).contains(.showAuthor("Author: Anonymous")))
    }

    @Test(
        "Counts are empty at 0, whole below 10,000, and then in ten thousands, truncated",
        arguments: [
            (0, ""), (1, "1 like"), (2, "2 likes"), (9_999, "9999 likes"), (10_000, "1w likes"),
            (12_999, "1.2w likes"), (20_000, "2w likes"), (99_999, "9.9w likes"),
            (100_000, "10w likes"), (129_999, "12w likes"),
        ]
    )
    func writesCount(likeCount: Int, likes: String) {
        interactor.blogs = [Self.summary(id: 7, likeCount: likeCount)]
        #expect(cell(at: 0).contains(.showLikes(likes)))
    }

    @Test("A row leads to its blog")
    func opensBlog() {
        list()
        presenter.didSelectRow(at: 1)
        #expect(router.calls == [.openBlog(id: 3)])
    }

    @Test("A like shows in its row when the interactor answers")
    func likes() {
        presenter.didTapLike(at: 1)
        #expect(interactor.calls == [.likeBlog(at: 1)])
        #expect(view.calls.isEmpty)
        presenter.didChangeLikes(of: Self.summary(id: 3, likeCount: 2, isLiked: true), at: 1)
        #expect(view.calls == [.showLikes("2 likes", at: 1), .enableLike(false, at: 1)])
    }

    @Test("A like that fails says so and changes nothing else")
    func likeFails() {
        presenter.didFailToLikeBlog()
        #expect(view.calls == [.showToast("Could not like")])
    }

    @Test("A share shows in its row and says so when the interactor answers")
    func shares() {
        presenter.didTapShare(at: 1)
        #expect(interactor.calls == [.shareBlog(at: 1)])
        presenter.didChangeShares(of: Self.summary(id: 3), at: 1)
        presenter.didShareBlog()
        #expect(view.calls == [.showShares("1 share", at: 1), .showToast("Shared")])
    }

    @Test("A share that fails says so and changes nothing else")
    func shareFails() {
        presenter.didFailToShareBlog()
        #expect(view.calls == [.showToast("Could not share")])
    }
}
