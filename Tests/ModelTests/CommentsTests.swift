internal import Foundation
internal import Model
internal import Testing

@MainActor
@Suite("Comments and favours")
struct CommentsTests {
    private let backend = InMemoryBackend(seed: 7, scheduler: ImmediateScheduler())
    private let date = Date(timeIntervalSince1970: 0)

    private func page(
        after lastID: Model.Comment.ID? = nil,
        of blog: Int = 1,
        for viewer: Int = 1
    ) -> CommentPage? {
        var page: CommentPage?
        backend.comments(on: blog, for: viewer, after: lastID) { page = try? $0.get() }
        return page
    }

    private func favour(_ id: Model.Comment.ID, by viewer: Int) -> Int? {
        var count: Int?
        backend.favour(commentID: id, by: viewer) { count = try? $0.get() }
        return count
    }

    @Test(
        "Comments are in pages, newest first",
        arguments: [0, 1, 20, 45]
    )
    func pages(count: Int) {
        for _ in 0..<count { backend.addComment(on: 1, writtenAt: date) }
        var ids: [Int] = []
        var number = 0
        var isLast = false
        while !isLast, let page = page(after: ids.last) {
            number += 1
            #expect(page.comments.count <= CommentPage.size)
            ids += page.comments.map(\.id)
            isLast = page.isLast
        }
        #expect(ids == (0..<count).map { count - $0 })
        #expect(number == max((count + CommentPage.size - 1) / CommentPage.size, 1))
    }

    @Test("A new comment shifts no page after a known one, also if that one no longer exists")
    func writing() {
        for _ in 0..<3 { backend.addComment(on: 1, writtenAt: date) }
        backend.addComment(on: 2, writtenAt: date)
        backend.addComment(on: 1, writtenAt: date)
        #expect(page(after: 3)?.comments.map(\.id) == [2, 1])
        #expect(page(after: 4)?.comments.map(\.id) == [3, 2, 1])
        #expect(page(after: 1) == CommentPage(comments: [], isLast: true))
    }

    @Test("Each blog has comments of its own")
    func blogs() {
        backend.addComment(on: 1, writtenAt: date)
        backend.addComment(on: 2, writtenAt: date)
        #expect(page(of: 2)?.comments.map(\.id) == [2])
        #expect(page(of: 3)?.comments.isEmpty == true)
    }

    @Test("Each viewer favours a comment at most once")
    func favours() throws {
        for _ in 0..<7 { backend.addComment(on: 1, writtenAt: date) }
        let before = try #require(page()?.comments[0])
        #expect(before.favourCount == 1)
        #expect(favour(7, by: 1) == 2)
        #expect(favour(7, by: 1) == 2)
        #expect(favour(7, by: 2) == 3)
        #expect(page(for: 2)?.comments[0].isFavoured == true)
        #expect(page(for: 3)?.comments[0].isFavoured == false)
        #expect(page(for: 3)?.comments[0].favourCount == 3)
        backend.forgetFavours()
        #expect(page()?.comments[0] == before)
        #expect(favour(8, by: 1) == nil)
    }

    @Test("Sixteen sample comments include empty texts and replies")
    func awkward() {
        let sample = SampleData(seed: 99)
        let comments = (1...16).map { sample.comment(id: $0, writtenAt: date) }
        #expect(comments.count { $0.content.isEmpty } == 2)
        #expect(comments.count { $0.repliesTo != nil } == 5)
        #expect(comments.count { $0.repliesTo != nil && $0.content.isEmpty } == 1)
    }

    private final class Screen: TimeObserver {
        private(set) var changeCount = 0

        func timeDidChange() { changeCount += 1 }
    }

    @Test("Each screen that observes a time source is notified of changes, and is not retained")
    func time() {
        let source = InMemoryTimeSource(now: date)
        source.now = date + 1
        let screen = Screen()
        var other: Screen? = Screen()
        weak let released = other
        source.addObserver(screen)
        if let other { source.addObserver(other) }
        source.now = date + 2
        source.now = date + 2
        #expect(screen.changeCount == 1)
        #expect(other?.changeCount == 1)
        other = nil
        #expect(released == nil)
        source.now = date + 3
        #expect(screen.changeCount == 2)
    }
}
