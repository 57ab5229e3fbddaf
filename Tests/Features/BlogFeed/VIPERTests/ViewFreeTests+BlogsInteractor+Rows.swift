internal import BlogFeed
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsInteractorTests {
    /// The call that hands up a listed blog with other counts.
    private func update(
        id: Int,
        likeCount: Int? = nil,
        shareCount: Int? = nil
    ) throws -> BlogsInteractorOutputSpy.Call {
        let blog = try #require(output.blogs.first { $0.id == id })
        return .didUpdateBlog(
            BlogSummary(
                id: id,
                authorName: blog.authorName,
                title: blog.title,
                likeCount: likeCount ?? blog.likeCount,
                shareCount: shareCount ?? blog.shareCount,
                isLiked: likeCount != nil
            )
        )
    }

    @Test("A summary holds all values that a row can show")
    func summarises() {
        fetch()
        let expected = BlogSummary(
            id: 41,
            authorName: "Günther Lovelace",
            title: "In praise of a long walk",
            likeCount: 129_999,
            shareCount: 10_613,
            isLiked: false
        )
        #expect(output.blogs[4] == expected)
    }

    @Test("A like is handed up when the service replies, and is not requested again")
    func likes() throws {
        fetch()
        interactor.likeBlog(id: 33)
        interactor.likeBlog(id: 33)
        #expect(output.calls.isEmpty)
        environment.deliver(.all)
        #expect(output.calls == [try update(id: 33, likeCount: 2)])
        interactor.likeBlog(id: 33)
        #expect(environment.requests.filter { $0.operation == .like } == [.like(blogID: 33)])
    }

    @Test("A running like is not requested again after a refresh, and shows in the new row")
    func likesAcrossRefresh() throws {
        fetch()
        interactor.refreshBlogs()
        interactor.likeBlog(id: 33)
        environment.deliver(.next)
        interactor.likeBlog(id: 33)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(output.calls.last == (try update(id: 33, likeCount: 2)))
    }

    @Test("A failed like is reported and changes nothing else; it can be tried again")
    func likeFails() throws {
        fetch()
        environment.fail(.like)
        interactor.likeBlog(id: 33)
        environment.deliver(.all)
        interactor.likeBlog(id: 33)
        environment.deliver(.all)
        #expect(output.calls == [.didFailToLikeBlog, try update(id: 33, likeCount: 2)])
    }

    @Test("A share is reported when the service replies, and can be repeated")
    func shares() throws {
        fetch()
        interactor.shareBlog(id: 44)
        interactor.shareBlog(id: 44)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        interactor.shareBlog(id: 44)
        environment.deliver(.all)
        #expect(
            output.calls == [
                try update(id: 44, shareCount: 2), .didShareBlog,
                try update(id: 44, shareCount: 3), .didShareBlog,
            ]
        )
    }

    @Test("A failed share is reported and changes nothing else; it can be tried again")
    func shareFails() throws {
        fetch()
        environment.fail(.share)
        interactor.shareBlog(id: 44)
        environment.deliver(.all)
        interactor.shareBlog(id: 44)
        environment.deliver(.all)
        #expect(
            output.calls == [
                .didFailToShareBlog, try update(id: 44, shareCount: 2), .didShareBlog,
            ]
        )
    }

    @Test("A reply for a blog that is no longer listed updates no row; a share is reported")
    func handlesRemovedBlog() {
        fetch()
        interactor.fetchMoreBlogs()
        environment.deliver(.all)
        interactor.likeBlog(id: 25)
        interactor.shareBlog(id: 25)
        interactor.refreshBlogs()
        environment.deliver(.last)
        output.calls = []
        environment.deliver(.all)
        #expect(output.calls == [.didShareBlog])
    }

    @Test("A refresh that was requested before a like is repeated, so that the blog stays liked")
    func repeatsRefreshAfterLike() {
        fetch()
        interactor.refreshBlogs()
        interactor.likeBlog(id: 33)
        environment.deliver(.last)
        output.calls = []
        environment.deliver(.next)
        #expect(output.calls.isEmpty)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.next)
        #expect(environment.waitingReplies == 0)
        #expect(output.blogs.first { $0.id == 33 }?.isLiked == true)
    }

    @Test("A refresh that was requested before a share is repeated")
    func repeatsRefreshAfterShare() {
        fetch()
        interactor.refreshBlogs()
        interactor.shareBlog(id: 33)
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(environment.waitingReplies == 1)
    }
}
