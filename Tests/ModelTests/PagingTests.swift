internal import Model
internal import Testing

@MainActor
@Suite("Pages of blogs")
struct PagingTests {
    @Test("A page has twenty blogs, newest first, and the last one is marked")
    func pages() throws {
        let backend = InMemoryBackend.answering(blogs: 45)
        #expect(try backend.page(1)?.blogs.map(\.id) == Array((26...45).reversed()))
        #expect(try backend.page(2)?.blogs.map(\.id) == Array((6...25).reversed()))
        #expect(try backend.page(3)?.blogs.map(\.id) == [5, 4, 3, 2, 1])
        #expect(try [1, 2, 3].map { try backend.page($0)?.isLast } == [false, false, true])
    }

    @Test(
        "The first page of few blogs is the last one",
        arguments: [(0, true), (1, true), (20, true), (21, false)]
    )
    func onlyPage(blogs: Int, isLast: Bool) throws {
        let page = try InMemoryBackend.answering(blogs: blogs).page(1)
        #expect(page?.blogs.count == min(blogs, 20))
        #expect(page?.isLast == isLast)
    }

    @Test("Publishing puts a blog at the top, and shifts no page after a known blog")
    func publishing() throws {
        let backend = InMemoryBackend.answering(blogs: 40)
        #expect(try backend.page(1)?.blogs.last?.id == 21)
        backend.publishBlog(userID: 2)
        #expect(try backend.page(after: 21)?.blogs.map(\.id) == Array((1...20).reversed()))
        #expect(try backend.page(after: 21)?.isLast == true)
        #expect(try backend.page(1)?.blogs.map(\.id) == Array((22...41).reversed()))
    }

    @Test("A page after the oldest blog is empty and marked as last")
    func pastTheEnd() throws {
        let page = try InMemoryBackend.answering(blogs: 20).page(after: 1)
        #expect(page == BlogPage(blogs: [], isLast: true))
    }

    @Test("A page begins with the next older blog, also if the last one no longer exists")
    func afterMissingBlog() throws {
        let backend = InMemoryBackend(seed: 7, scheduler: ImmediateScheduler())
        backend.addUser(id: 2, blogCount: 2, draftCount: 0)
        backend.addUser(id: 3, blogCount: 1, draftCount: 0)
        backend.publishBlog(userID: 2)
        #expect(try backend.page(after: 3)?.blogs.map(\.id) == [2, 1])
        #expect(try backend.page(after: 9)?.blogs.map(\.id) == [4, 2, 1])
    }

    @Test("Publishing for an unknown user changes nothing")
    func publishingForNobody() throws {
        let backend = InMemoryBackend.answering(blogs: 1)
        backend.publishBlog(userID: 99)
        backend.publishBlog(userID: 2)
        #expect(try backend.page(1)?.blogs.map(\.id) == [2, 1])
    }

    @Test("Two users have pages of their own")
    func twoPeople() throws {
        let backend = InMemoryBackend.answering(blogs: 2)
        backend.addUser(id: 3, blogCount: 1, draftCount: 0)
        #expect(try backend.page(1)?.blogs.map(\.id) == [2, 1])
        #expect(try backend.page(1, userID: 3)?.blogs.map(\.id) == [3])
    }
}
