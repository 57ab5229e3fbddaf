internal import Model
internal import Testing

@MainActor
@Suite("The changes of a viewer")
struct ChangesTests {
    private let backend = InMemoryBackend.answering(blogs: 2)

    @Test("A second like of a blog does not count, and each reply has the count")
    func likesOnce() throws {
        let before = try #require(try backend.page(1)?.blogs.last)
        #expect(!before.isLiked)
        #expect(try backend.like(1) == before.likeCount + 1)
        #expect(try backend.like(1) == before.likeCount + 1)
        let after = try #require(try backend.page(1)?.blogs.last)
        #expect(after.isLiked)
        #expect(after.likeCount == before.likeCount + 1)
        #expect(try backend.page(1)?.blogs.first?.isLiked == false)
    }

    @Test("Forgotten likes still count, and the blog can be liked again")
    func forgetsLikes() throws {
        let count = try #require(try backend.like(1))
        backend.forgetLikes()
        let blog = try #require(try backend.page(1)?.blogs.last)
        #expect(!blog.isLiked)
        #expect(blog.likeCount == count)
        #expect(try backend.like(1) == count + 1)
    }

    @Test("Each share of a blog counts, and each reply has the count")
    func shares() throws {
        let before = try #require(try backend.page(1)?.blogs.last?.shareCount)
        let counts = try (1...2).map { _ in
            try backend.answer { $0.share(blogID: 1, completion: $1) }?.get()
        }
        #expect(counts == [before + 1, before + 2])
        #expect(try backend.page(1)?.blogs.last?.shareCount == before + 2)
    }

    @Test("A followed user stays followed until the viewer unfollows")
    func follows() throws {
        #expect(try backend.user()?.isFollowed == false)
        try backend.follow()?.get()
        #expect(try backend.user()?.isFollowed == true)
        try backend.answer { $0.unfollow(userID: 2, completion: $1) }?.get()
        #expect(try backend.user()?.isFollowed == false)
    }

    @Test("Requests with unknown identifiers fail with notFound")
    func unknown() {
        let failures = [
            backend.answer { $0.user(id: 9, completion: $1) }?.failure,
            backend.answer { $0.blogs(userID: 9, after: nil, completion: $1) }?.failure,
            backend.answer { $0.drafts(userID: 9, completion: $1) }?.failure,
            backend.answer { $0.like(blogID: 9, completion: $1) }?.failure,
            backend.answer { $0.share(blogID: 9, completion: $1) }?.failure,
            backend.answer { $0.follow(userID: 9, completion: $1) }?.failure,
            backend.answer { $0.unfollow(userID: 9, completion: $1) }?.failure,
        ]
        let expected: [Model.Operation] = [
            .user, .blogs, .drafts, .like, .share, .follow, .unfollow,
        ]
        #expect(failures == expected.map(ServiceError.notFound))
    }

    @Test("The provider returns the current name of the person")
    func person() {
        let provider = InMemoryPersonProvider(person: Person(firstName: "Ada", lastName: ""))
        #expect(provider.person.firstName == "Ada")
        provider.person.firstName = "Ève"
        #expect(provider.person == Person(firstName: "Ève", lastName: ""))
    }
}
