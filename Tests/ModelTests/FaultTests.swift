internal import Model
internal import Testing

@MainActor
@Suite("Faults")
struct FaultTests {
    private let backend = InMemoryBackend.answering(blogs: 1)

    private func likes(_ count: Int) -> [Bool] {
        (0..<count).map { _ in
            backend.answer { $0.like(blogID: 1, completion: $1) }?.failure == nil
        }
    }

    @Test("Only the given call of the given operation fails")
    func byCall() {
        backend.faults.fail(.like, call: 2)
        let answers = (1...3).map { _ in backend.answer { $0.like(blogID: 1, completion: $1) } }
        #expect(answers.map { $0?.failure } == [nil, .unavailable(.like), nil])
        #expect(backend.answer { $0.share(blogID: 1, completion: $1) }?.failure == nil)
    }

    @Test("A fault of the next call makes only this call fail")
    func next() {
        #expect(likes(1) == [true])
        backend.faults.failNext(.like)
        #expect(likes(2) == [false, true])
    }

    @Test("Two requests to fail the next call make the next two calls fail")
    func nextTwice() {
        backend.faults.failNext(.like)
        backend.faults.failNext(.like)
        #expect(likes(3) == [false, false, true])
    }

    @Test("A fault for a past call has no effect")
    func past() {
        #expect(likes(1) == [true])
        backend.faults.fail(.like, call: 1)
        #expect(likes(1) == [true])
    }

    @Test("A failed request has no effect")
    func noEffect() throws {
        backend.faults.failNext(.like)
        backend.faults.failNext(.follow)
        #expect(likes(1) == [false])
        #expect(backend.follow()?.failure == .unavailable(.follow))
        #expect(try backend.page(1)?.blogs.first?.isLiked == false)
        #expect(try backend.user()?.isFollowed == false)
    }

    @Test("A fault is assigned when a request is sent, not when it is answered")
    func decidedWhenAsked() {
        let scheduler = ManualScheduler()
        let backend = InMemoryBackend(seed: 7, scheduler: scheduler)
        backend.addUser(id: 2, blogCount: 1, draftCount: 0)
        var failures: [ServiceError?] = []
        backend.like(blogID: 1) { failures.append($0.failure) }
        backend.faults.failNext(.like)
        backend.like(blogID: 1) { failures.append($0.failure) }
        scheduler.deliverLast()
        scheduler.deliverLast()
        #expect(failures == [.unavailable(.like), nil])
    }

    @Test("Requests are recorded in order, also failed ones")
    func requests() {
        backend.faults.failNext(.like)
        backend.user(id: 2) { _ in }
        backend.blogs(userID: 2, after: 6) { _ in }
        backend.drafts(userID: 2) { _ in }
        backend.like(blogID: 1) { _ in }
        backend.share(blogID: 9) { _ in }
        backend.follow(userID: 2) { _ in }
        backend.unfollow(userID: 2) { _ in }
        let expected = [
            "user(2)", "blogs(2, after 6)", "drafts(2)", "like(1)", "share(9)", "follow(2)",
            "unfollow(2)",
        ]
        #expect(backend.requests.map(\.description) == expected)
    }

    @Test("Requests that are not recorded still fail as planned")
    func unrecorded() {
        backend.recordsRequests = false
        backend.faults.failNext(.like)
        #expect(likes(2) == [false, true])
        #expect(backend.requests.isEmpty)
    }
}
