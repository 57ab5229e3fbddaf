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
        presenter.didFetchBlogs([Self.summary(id: 7, likeCount: 129_999)], isComplete: true)
        #expect(
            cell(at: 0) == [
                .showIdentifier("blog.7"),
                .showAuthor("Author: Ada"),
                .showTitle("Notes"),
                .showLikes("12w likes"),
                .showShares("1 share"),
                .enableLike(true),
            ]
        )
    }

    @Test("An author without a name is Anonymous")
    func fillsCellOfAnonymous() {
        presenter.didFetchBlogs([Self.summary(id: 7, authorName: "")], isComplete: true)
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
        presenter.didFetchBlogs([Self.summary(id: 7, likeCount: likeCount)], isComplete: true)
        #expect(cell(at: 0).contains(.showLikes(likes)))
    }

    @Test("A row leads to its blog")
    func opensBlog() {
        load()
        presenter.didSelectRow(at: 1)
        #expect(router.calls == [.openBlog(id: 3)])
    }

    @Test("A like shows when the interactor answers")
    func likes() {
        load()
        presenter.didTapLike(at: 1)
        #expect(interactor.calls == [.like(blogID: 3)])
        #expect(view.calls.isEmpty)
        presenter.didUpdateBlog(Self.summary(id: 3, likeCount: 2, isLiked: true))
        #expect(view.calls == [.reloadRow(1)])
        #expect(cell(at: 1).contains(.showLikes("2 likes")))
        #expect(cell(at: 1).contains(.enableLike(false)))
        presenter.didTapLike(at: 1)
        #expect(interactor.calls == [.like(blogID: 3)])
    }

    @Test("A like that fails says so and changes nothing else")
    func likeFails() {
        load()
        presenter.didFailToLikeBlog()
        #expect(view.calls == [.showToast("Could not like")])
    }

    @Test("A share says so when the interactor answers")
    func shares() {
        load()
        presenter.didTapShare(at: 1)
        #expect(interactor.calls == [.share(blogID: 3)])
        presenter.didShareBlog()
        #expect(view.calls == [.showToast("Shared")])
    }

    @Test("A share that fails says so and changes nothing else")
    func shareFails() {
        load()
        presenter.didFailToShareBlog()
        #expect(view.calls == [.showToast("Could not share")])
    }

    @Test("A like of a blog whose row has gone fills no other row")
    func likesRowThatWent() {
        load()
        presenter.didUpdateBlog(Self.summary(id: 9, isLiked: true))
        #expect(view.calls.isEmpty)
    }
}
