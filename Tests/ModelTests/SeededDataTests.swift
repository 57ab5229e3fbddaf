internal import Model
internal import Testing

@MainActor
@Suite("The seeded data")
struct SeededDataTests {
    @Test("Equal seeds give equal users, blogs and drafts")
    func seeds() throws {
        let first = InMemoryBackend.answering(seed: 7)
        let again = InMemoryBackend.answering(seed: 7)
        let other = InMemoryBackend.answering(seed: 8)
        #expect(try first.user() == again.user())
        #expect(try first.page(1) == again.page(1))
        #expect(try first.page(1) != other.page(1))
        let drafts = try first.answer { $0.drafts(userID: 2, completion: $1) }?.get()
        #expect(try drafts == again.answer { $0.drafts(userID: 2, completion: $1) }?.get())
        #expect(try drafts != other.answer { $0.drafts(userID: 2, completion: $1) }?.get())
    }

    @Test("Drafts are listed newest first, and every fourth has no title")
    func drafts() throws {
        let backend = InMemoryBackend.answering(drafts: 5)
        let drafts = try #require(
            try backend.answer { $0.drafts(userID: 2, completion: $1) }?.get()
        )
        #expect(drafts.map(\.id) == [5, 4, 3, 2, 1])
        #expect(drafts.filter(\.title.isEmpty).map(\.id) == [4])
    }

    @Test("Each seed has users without name, biography or icon")
    func awkwardPeople() throws {
        for seed in [0, 7, UInt64.max] {
            let sample = SampleData(seed: seed)
            #expect([3, 8].allSatisfy { sample.user(id: $0).name.isEmpty })
            #expect([4, 9].allSatisfy { sample.user(id: $0).biography.isEmpty })
            #expect([4, 9].allSatisfy { sample.user(id: $0).icon == nil })
            #expect(!sample.user(id: 2).name.isEmpty)
            #expect(sample.user(id: 2).icon != nil)
        }
    }

    @Test("Each seed has the counts at which the text format changes")
    func awkwardCounts() {
        let expected: Set = [0, 1, 2, 9_999, 10_000, 12_999, 20_000, 99_999, 100_000, 129_999]
        for seed in [0, 7, UInt64.max] {
            let blogs = (1...16).map { SampleData(seed: seed).blog(id: $0, authorName: "") }
            #expect(expected.isSubset(of: blogs.map(\.likeCount)))
            #expect(expected.isSubset(of: blogs.map(\.shareCount)))
        }
    }

    @Test("The blog count of a user increases with each published blog")
    func blogCount() throws {
        let backend = InMemoryBackend.answering(blogs: 4)
        #expect(try backend.user()?.blogCount == 4)
        backend.publishBlog(userID: 2)
        #expect(try backend.user()?.blogCount == 5)
    }
}
