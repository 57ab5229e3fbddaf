internal import Model
internal import Testing

@MainActor
@Suite("Schedulers")
struct SchedulerTests {
    @Test("The immediate scheduler delivers before the request returns")
    func immediate() {
        var log = ["ask"]
        ImmediateScheduler().schedule { log.append("reply") }
        log.append("return")
        #expect(log == ["ask", "reply", "return"])
    }

    /// Returns a scheduler with three pending replies. The first one causes a fourth.
    private func waiting(_ log: @escaping @MainActor (Int) -> Void) -> ManualScheduler {
        let scheduler = ManualScheduler()
        scheduler.schedule {
            log(1)
            scheduler.schedule { log(4) }
        }
        scheduler.schedule { log(2) }
        scheduler.schedule { log(3) }
        return scheduler
    }

    @Test("Pending replies do not retain the backend, and arrive without it")
    func lettingGo() {
        let scheduler = ManualScheduler()
        var backend: InMemoryBackend? = InMemoryBackend(seed: 1, scheduler: scheduler)
        weak let released = backend
        var replies = 0
        backend?.user(id: 1) { _ in replies += 1 }
        backend = nil
        #expect(released == nil)
        scheduler.deliverAll()
        #expect(replies == 1)
    }

    @Test("The manual scheduler delivers the oldest or the newest reply on request")
    func nextAndLast() {
        var log: [Int] = []
        let scheduler = waiting { log.append($0) }
        #expect(log.isEmpty)
        #expect(scheduler.waitingCount == 3)
        scheduler.deliverLast()
        scheduler.deliverNext()
        #expect(log == [3, 1])
        #expect(scheduler.waitingCount == 2)
        scheduler.deliverNext()
        scheduler.deliverNext()
        #expect(log == [3, 1, 2, 4])
    }

    @Test("Delivering all replies includes those that they cause, oldest first")
    func all() {
        var log: [Int] = []
        let scheduler = waiting { log.append($0) }
        scheduler.deliverAll()
        #expect(log == [1, 2, 3, 4])
        #expect(scheduler.waitingCount == 0)
    }

    @Test("Delivering without pending replies does nothing")
    func nothingWaits() {
        let scheduler = ManualScheduler()
        scheduler.deliverNext()
        scheduler.deliverLast()
        scheduler.deliverAll()
        #expect(scheduler.waitingCount == 0)
    }

    @Test("A request takes effect when it is sent, and its reply is a snapshot of this moment")
    func orderOfEffect() throws {
        let scheduler = ManualScheduler()
        let backend = InMemoryBackend(seed: 7, scheduler: scheduler)
        backend.addUser(id: 2, blogCount: 1, draftCount: 0)
        var pages: [BlogPage] = []
        let keep: Completion<BlogPage> = { if case .success(let page) = $0 { pages.append(page) } }
        backend.blogs(userID: 2, after: nil, completion: keep)
        backend.like(blogID: 1) { _ in }
        backend.blogs(userID: 2, after: nil, completion: keep)
        scheduler.deliverLast()
        backend.publishBlog(userID: 2)
        scheduler.deliverLast()
        scheduler.deliverLast()
        // The page that was requested first is answered last, but includes no change.
        #expect(pages.map { $0.blogs.map(\.id) } == [[1], [1]])
        #expect(pages.map { $0.blogs.last?.isLiked } == [true, false])
    }
}
