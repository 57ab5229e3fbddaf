internal import BlogFeed
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedMVP

extension WithoutViewTests.BlogsPresenterTests {
    /// What a cell is told that is filled for a row.
    func cell(at row: Int) -> [BlogCellSpy.Call] {
        let cell = BlogCellSpy()
        presenter.fill(cell, at: row)
        return cell.calls
    }

    @Test("A cell is told all of its row")
    func fillsCell() {
        load()
        #expect(
            cell(at: 4) == [
                .showIdentifier("blog.41"),
                .showAuthor("Author: Günther Lovelace"),
                .showTitle("In praise of a long walk"),
                .showLikes("12w likes"),
                .showShares("1w shares"),
                .enableLike(true),
            ]
        )
    }

    @Test("An author without a name is Anonymous")
    func fillsCellOfAnonymous() {
        let page = Self(user: 3, blogs: 1)
        page.load()
        #expect(page.cell(at: 0).contains(.showAuthor("Author: Anonymous")))
    }

    @Test(
        "Counts are empty at 0, whole below 10,000, and then in ten thousands, truncated",
        arguments: [
            (32, ""), (33, "1 like"), (34, "2 likes"), (35, "9999 likes"), (36, "1w likes"),
            (37, "1.2w likes"), (38, "2w likes"), (39, "9.9w likes"), (40, "10w likes"),
            (41, "12w likes"),
        ]
    )
    func writesCount(blogID: Int, likes: String) {
        load()
        #expect(cell(at: 45 - blogID).contains(.showLikes(likes)))
    }

    @Test("A row leads to its blog")
    func opensBlog() {
        load()
        presenter.didSelectRow(at: 1)
        #expect(environment.routes == [.blogDetail(44)])
    }

    @Test("A like shows when the service replies, and is not asked for again")
    func likes() {
        load()
        presenter.didTapLike(at: 12)
        presenter.didTapLike(at: 12)
        #expect(view.calls.isEmpty)
        environment.deliver(.all)
        #expect(view.calls == [.reloadRow(12)])
        #expect(cell(at: 12).contains(.showLikes("2 likes")))
        #expect(cell(at: 12).contains(.enableLike(false)))
        presenter.didTapLike(at: 12)
        #expect(environment.requests.filter { $0.operation == .like } == [.like(blogID: 33)])
    }

    @Test("A like that runs is not asked for again after a refresh, and shows in the new row")
    func likesAcrossRefresh() {
        load()
        presenter.didTapLike(at: 12)
        presenter.didPullToRefresh()
        environment.deliver(.last)
        presenter.didTapLike(at: 12)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(cell(at: 12).contains(.showLikes("2 likes")))
        #expect(cell(at: 12).contains(.enableLike(false)))
    }

    @Test("A like that fails says so and changes nothing else; it can be tried again")
    func likeFails() {
        load()
        environment.fail(.like)
        presenter.didTapLike(at: 12)
        environment.deliver(.all)
        #expect(view.calls == [.showToast("Could not like")])
        #expect(cell(at: 12).contains(.showLikes("1 like")))
        presenter.didTapLike(at: 12)
        environment.deliver(.all)
        #expect(cell(at: 12).contains(.showLikes("2 likes")))
    }

    @Test("A share says so when the service replies, and can be repeated")
    func shares() {
        load()
        presenter.didTapShare(at: 1)
        presenter.didTapShare(at: 1)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(view.calls == [.reloadRow(1), .showToast("Shared")])
        presenter.didTapShare(at: 1)
        environment.deliver(.all)
        #expect(cell(at: 1).contains(.showShares("3 shares")))
    }

    @Test("A share that fails says so and changes nothing else; it can be tried again")
    func shareFails() {
        load()
        environment.fail(.share)
        presenter.didTapShare(at: 1)
        environment.deliver(.all)
        #expect(view.calls == [.showToast("Could not share")])
        #expect(cell(at: 1).contains(.showShares("1 share")))
        presenter.didTapShare(at: 1)
        environment.deliver(.all)
        #expect(cell(at: 1).contains(.showShares("2 shares")))
    }

    @Test("A like of a blog whose row has gone fills no other row")
    func likesRowThatWent() {
        load()
        presenter.willDisplayRow(at: 19)
        environment.deliver(.all)
        presenter.didTapLike(at: 20)
        presenter.didPullToRefresh()
        environment.deliver(.last)
        view.calls = []
        environment.deliver(.all)
        #expect(view.calls.isEmpty)
    }
}
