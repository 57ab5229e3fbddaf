internal import BlogFeed
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests.BlogsInteractorTests {
    /// A blog as the output was handed it last.
    private var updatedBlog: BlogSummary? {
        for case .didUpdateBlog(let blog) in output.calls.reversed() { return blog }
        return nil
    }

    @Test("A summary holds all that a row can show")
    func summarises() {
        interactor.fetchBlogs()
        environment.deliver(.all)
        guard case .didFetchBlogs(let blogs, _) = output.calls.last else {
            Issue.record("no blogs were handed up")
            return
        }
        let expected = BlogSummary(
            id: 41,
            authorName: "Günther Lovelace",
            title: "In praise of a long walk",
            likeCount: 129_999,
            shareCount: 10_613,
            isLiked: false
        )
        #expect(blogs[4] == expected)
    }

    @Test(
        "A like is handed up when the service replies; while it runs it is not asked for again"
    )
    func likes() {
        fetch()
        interactor.like(blogID: 33)
        interactor.like(blogID: 33)
        #expect(environment.waitingReplies == 1)
        #expect(output.calls.isEmpty)
        environment.deliver(.all)
        #expect(output.calls.count == 1)
        #expect(updatedBlog?.id == 33)
        #expect(updatedBlog?.likeCount == 2)
        #expect(updatedBlog?.isLiked == true)
    }

    @Test("A like that runs is not asked for again after a refresh, and shows in the new row")
    func likesAcrossRefresh() {
        fetch()
        interactor.like(blogID: 33)
        interactor.refreshBlogs()
        environment.deliver(.last)
        interactor.like(blogID: 33)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(updatedBlog?.likeCount == 2)
    }

    @Test("A like that fails says so and changes nothing else; it can be tried again")
    func likeFails() {
        fetch()
        environment.fail(.like)
        interactor.like(blogID: 33)
        environment.deliver(.all)
        #expect(output.calls == [.didFailToLikeBlog])
        interactor.like(blogID: 33)
        environment.deliver(.all)
        #expect(updatedBlog?.likeCount == 2)
    }

    @Test("A share says so when the service replies, and can be repeated")
    func shares() {
        fetch()
        interactor.share(blogID: 44)
        interactor.share(blogID: 44)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(output.calls.last == .didShareBlog)
        #expect(updatedBlog?.shareCount == 2)
        interactor.share(blogID: 44)
        environment.deliver(.all)
        #expect(updatedBlog?.shareCount == 3)
    }

    @Test("A share that fails says so and changes nothing else; it can be tried again")
    func shareFails() {
        fetch()
        environment.fail(.share)
        interactor.share(blogID: 44)
        environment.deliver(.all)
        #expect(output.calls == [.didFailToShareBlog])
        interactor.share(blogID: 44)
        environment.deliver(.all)
        #expect(updatedBlog?.shareCount == 2)
    }

    @Test("A like of a blog whose row has gone is not handed up")
    func likesRowThatWent() {
        fetch()
        interactor.fetchMoreBlogs()
        environment.deliver(.all)
        interactor.like(blogID: 25)
        interactor.refreshBlogs()
        environment.deliver(.last)
        output.calls = []
        environment.deliver(.all)
        #expect(output.calls.isEmpty)
    }
}
