internal import BlogFeed
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests.BlogsInteractorTests {
    @Test("A summary holds all that a row can show")
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
        #expect(interactor.blog(at: 4) == expected)
    }

    @Test("A like is handed up when the service replies, and is not asked for again")
    func likes() {
        fetch()
        interactor.likeBlog(at: 12)
        interactor.likeBlog(at: 12)
        #expect(output.calls.isEmpty)
        environment.deliver(.all)
        let blog = interactor.blog(at: 12)
        #expect(blog.likeCount == 2)
        #expect(blog.isLiked)
        #expect(output.calls == [.didChangeLikes(blog, at: 12)])
        interactor.likeBlog(at: 12)
        #expect(environment.requests.filter { $0.operation == .like } == [.like(blogID: 33)])
    }

    @Test("A like that runs is not asked for again after a refresh, and shows in the new row")
    func likesAcrossRefresh() {
        fetch()
        interactor.likeBlog(at: 12)
        interactor.refreshBlogs()
        environment.deliver(.last)
        interactor.likeBlog(at: 12)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(interactor.blog(at: 12).likeCount == 2)
        #expect(interactor.blog(at: 12).isLiked)
    }

    @Test("A like that fails says so and changes nothing else; it can be tried again")
    func likeFails() {
        fetch()
        environment.fail(.like)
        interactor.likeBlog(at: 12)
        environment.deliver(.all)
        #expect(output.calls == [.didFailToLikeBlog])
        #expect(!interactor.blog(at: 12).isLiked)
        interactor.likeBlog(at: 12)
        environment.deliver(.all)
        #expect(interactor.blog(at: 12).likeCount == 2)
    }

    @Test("A share says so when the service replies, and can be repeated")
    func shares() {
        fetch()
        interactor.shareBlog(at: 1)
        interactor.shareBlog(at: 1)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(output.calls == [.didChangeShares(interactor.blog(at: 1), at: 1), .didShareBlog])
        #expect(interactor.blog(at: 1).shareCount == 2)
        interactor.shareBlog(at: 1)
        environment.deliver(.all)
        #expect(interactor.blog(at: 1).shareCount == 3)
    }

    @Test("A share that fails says so and changes nothing else; it can be tried again")
    func shareFails() {
        fetch()
        environment.fail(.share)
        interactor.shareBlog(at: 1)
        environment.deliver(.all)
        #expect(output.calls == [.didFailToShareBlog])
        #expect(interactor.blog(at: 1).shareCount == 1)
        interactor.shareBlog(at: 1)
        environment.deliver(.all)
        #expect(interactor.blog(at: 1).shareCount == 2)
    }

    @Test("What comes for a blog that is listed no more changes no other; a share still says so")
    func hearsOfBlogThatWent() {
        fetch()
        interactor.fetchMoreBlogs(behind: 19)
        environment.deliver(.all)
        interactor.likeBlog(at: 20)
        interactor.shareBlog(at: 20)
        interactor.refreshBlogs()
        environment.deliver(.last)
        output.calls = []
        environment.deliver(.all)
        #expect(output.calls == [.didShareBlog])
    }
}
