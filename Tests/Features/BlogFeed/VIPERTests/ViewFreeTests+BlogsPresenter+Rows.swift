internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsPresenterTests {
    @Test("A row has the finished texts of its blog")
    func makesRow() {
        presenter.didFetchBlogs([Self.summary(id: 7, likeCount: 129_999)])
        #expect(
            presenter.row(at: 0)
                == BlogRow(
                    id: 7,
                    author: "Author: Ada",
                    title: "Notes",
                    likes: "12w likes",
                    shares: "1 share",
                    canLike: true
                )
        )
    }

    @Test("An author without a name is Anonymous")
    func makesRowOfAnonymous() {
        presenter.didFetchBlogs([Self.summary(id: 7, authorName: "")])
        #expect(presenter.row(at: 0).author == "Author: Anonymous")
    }

    @Test("A selected row opens its blog")
    func opensBlog() {
        presenter.didSelectRow(id: 3)
        #expect(router.calls == [.openBlog(id: 3)])
    }

    @Test("Only the last row requests more blogs, also after further pages")
    func fetchesMore() {
        list()
        presenter.willDisplayRow(id: 4)
        #expect(interactor.calls.isEmpty)
        presenter.willDisplayRow(id: 3)
        presenter.didFetchMoreBlogs(Self.summaries(1...2))
        presenter.willDisplayRow(id: 3)
        presenter.willDisplayRow(id: 1)
        #expect(interactor.calls == [.fetchMoreBlogs, .fetchMoreBlogs])
    }

    @Test("A like or share shows in its row when the interactor answers")
    func updates() {
        list()
        presenter.didTapLike(id: 3)
        presenter.didTapShare(id: 3)
        #expect(interactor.calls == [.likeBlog(id: 3), .shareBlog(id: 3)])
        #expect(view.calls.isEmpty)
        presenter.didUpdateBlog(Self.summary(id: 3, likeCount: 2, isLiked: true))
        presenter.didShareBlog()
        let row = presenter.row(at: 1)
        #expect(row.id == 3)
        #expect(row.likes == "2 likes")
        #expect(!row.canLike)
        #expect(view.calls == [.updateRow(row), .showToast("Shared")])
    }

    @Test("A row of a further page is updated, and one that is no longer listed is not")
    func updatesListedRows() {
        list()
        presenter.didFetchMoreBlogs(Self.summaries(1...2))
        view.calls = []
        presenter.didUpdateBlog(Self.summary(id: 2, likeCount: 5))
        #expect(presenter.row(at: 2).likes == "5 likes")
        #expect(view.calls == [.updateRow(presenter.row(at: 2))])
        list()
        presenter.didUpdateBlog(Self.summary(id: 2, likeCount: 6))
        #expect(view.calls.isEmpty)
    }

    @Test("A failed like and a failed share are reported and change nothing else")
    func actionsFail() {
        presenter.didFailToLikeBlog()
        presenter.didFailToShareBlog()
        #expect(view.calls == [.showToast("Could not like"), .showToast("Could not share")])
    }
}
