internal import BlogFeed
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogFeedLoaderTests {
    @Test("A like changes its blog when the service replies, and is requested once")
    func likes() throws {
        load()
        var events: [BlogFeedLoader.Event] = []
        loader.onEvent = { events.append($0) }
        let likeCount = try blog(33).likeCount
        loader.like(33)
        loader.like(33)
        #expect(try !blog(33).isLiked)
        environment.deliver(.all)
        #expect(try blog(33).likeCount == likeCount + 1)
        #expect(try blog(33).isLiked)
        #expect(events == [.blog(try blog(33))])
        loader.like(33)
        #expect(environment.requests == [.blogs(userID: 2, after: nil), .like(blogID: 33)])
    }

    @Test("A like that fails changes nothing, and can be repeated")
    func likeFails() throws {
        load()
        var events: [BlogFeedLoader.Event] = []
        loader.onEvent = { events.append($0) }
        environment.fail(.like)
        loader.like(33)
        environment.deliver(.all)
        #expect(events == [.likeFailed])
        #expect(try !blog(33).isLiked)
        loader.like(33)
        environment.deliver(.all)
        #expect(try blog(33).isLiked)
    }

    @Test("A share changes its blog when the service replies, and can be repeated")
    func shares() throws {
        load()
        var events: [BlogFeedLoader.Event] = []
        loader.onEvent = { events.append($0) }
        let shareCount = try blog(33).shareCount
        loader.share(33)
        loader.share(33)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(try blog(33).shareCount == shareCount + 1)
        #expect(events == [.blog(try blog(33)), .shared])
        loader.share(33)
        environment.deliver(.all)
        #expect(try blog(33).shareCount == shareCount + 2)
    }

    @Test("A share that fails changes nothing, and can be repeated")
    func shareFails() throws {
        load()
        var events: [BlogFeedLoader.Event] = []
        loader.onEvent = { events.append($0) }
        let shareCount = try blog(33).shareCount
        environment.fail(.share)
        loader.share(33)
        environment.deliver(.all)
        #expect(events == [.shareFailed])
        #expect(try blog(33).shareCount == shareCount)
        loader.share(33)
        environment.deliver(.all)
        #expect(try blog(33).shareCount == shareCount + 1)
    }

    @Test("Requests of several blogs run at the same time")
    func likesSeveral() throws {
        load()
        loader.like(33)
        loader.like(34)
        loader.share(33)
        loader.share(34)
        #expect(environment.waitingReplies == 4)
        environment.deliver(.all)
        #expect(try blog(33).isLiked && blog(34).isLiked)
    }

    @Test(
        "A like that is running during a refresh is not requested again, and changes the new blog"
    )
    func likesAcrossRefresh() throws {
        load()
        environment.post()
        loader.refresh()
        loader.like(33)
        environment.deliver(.next)
        loader.like(33)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(try blog(33).isLiked)
        #expect(loader.blogs.filter(\.isLiked).map(\.id) == [33])
    }

    @Test(
        "A like of a blog that a refresh has removed is not requested again when the blog returns"
    )
    func likesRemovedBlog() throws {
        load()
        loadMore()
        loader.like(25)
        loader.refresh()
        environment.deliver(.last)
        loader.loadMore()
        environment.deliver(.last)
        loader.like(25)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(try blog(25).isLiked)
    }

    @Test("A share of a blog that a refresh has removed is reported, and changes no other blog")
    func sharesRemovedBlog() {
        load()
        loadMore()
        loader.share(25)
        loader.refresh()
        environment.deliver(.last)
        let blogs = loader.blogs
        var events: [BlogFeedLoader.Event] = []
        loader.onEvent = { events.append($0) }
        environment.deliver(.all)
        #expect(events == [.shared])
        #expect(loader.blogs == blogs)
    }

    @Test("A blog that the list does not contain cannot be liked")
    func likesUnknownBlog() {
        load()
        loader.like(25)
        #expect(environment.waitingReplies == 0)
    }

    @Test("A refresh that was requested before a like is repeated, so that the blog stays liked")
    func repeatsRefreshAfterLike() throws {
        load()
        loader.refresh()
        loader.like(33)
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(loader.isRefreshing)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.next)
        #expect(!loader.isRefreshing)
        #expect(environment.waitingReplies == 0)
        #expect(try blog(33).isLiked)
    }

    @Test("A refresh that was requested before a share is repeated")
    func repeatsRefreshAfterShare() {
        load()
        loader.refresh()
        loader.share(33)
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(loader.isRefreshing)
        #expect(environment.waitingReplies == 1)
    }
}
