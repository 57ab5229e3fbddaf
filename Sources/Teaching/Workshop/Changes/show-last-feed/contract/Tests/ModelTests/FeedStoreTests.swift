internal import Model
internal import Testing

@MainActor
@Suite("The store of feeds")
struct FeedStoreTests {
    @Test("The feed of a person that was stored last is found, and none of others")
    func keeps() {
        let store = InMemoryFeedStore()
        #expect(store.blogs(userID: 2).isEmpty)
        let blogs = (1...2).map { Blog(id: $0, authorName: "Ada", title: "Notes") }
        store.keep(blogs, userID: 2)
        store.keep([blogs[1]], userID: 3)
        #expect(store.blogs(userID: 2) == blogs)
        #expect(store.blogs(userID: 3) == [blogs[1]])
        store.keep([], userID: 2)
        #expect(store.blogs(userID: 2).isEmpty)
    }

    @Test("An earlier feed is the first page of when there were fewer blogs")
    func earlier() {
        let backend = InMemoryBackend.answering(blogs: 45)
        #expect(backend.earlierFeed(of: 2, blogCount: 5).map(\.id) == [5, 4, 3, 2, 1])
        #expect(backend.earlierFeed(of: 2, blogCount: 40).map(\.id) == (21...40).reversed())
        #expect(backend.earlierFeed(of: 9, blogCount: 5).isEmpty)
    }
}
