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

    @Test("A page after the last one is empty and marked as last")
    func pastTheEnd() throws {
        let page = try InMemoryBackend.answering(blogs: 20).page(2)
        #expect(page == BlogPage(blogs: [], isLast: true))
    }

    @Test("Publishing puts a blog at the top and shifts the pages by one")
    func publishing() throws {
        let backend = InMemoryBackend.answering(blogs: 40)
        #expect(try backend.page(2)?.isLast == true)
        backend.publishBlog(userID: 2)
        #expect(try backend.page(1)?.blogs.map(\.id) == Array((22...41).reversed()))
        #expect(try backend.page(2)?.blogs.first?.id == 21)
        #expect(try backend.page(2)?.isLast == false)
        #expect(try backend.page(3)?.blogs.map(\.id) == [1])
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
