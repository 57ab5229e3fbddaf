internal import Synchronization
internal import Testing
internal import Toolchain

@Suite("Concurrent runs of processes")
struct ConcurrentRunsTests {
    private struct Failure: Error, Equatable { let task: Int }

    @Test("Results are in the order of the tasks")
    func order() async throws {
        let done = Mutex<[Int]>([])
        let results = await ConcurrentRuns.results(
            of: Array(0..<20),
            progress: { count in done.withLock { $0.append(count) } },
            { task in
                if task.isMultiple(of: 2) { await Task.yield() }
                return task * task
            }
        )
        #expect(results == (0..<20).map { $0 * $0 })
        #expect(done.withLock { $0 } == Array(0...20))
    }

    @Test("The first failure ends the other tasks, and its error is thrown")
    func failure() async throws {
        let started = Mutex(0)
        await #expect(throws: Failure(task: 3)) {
            _ = try await ConcurrentRuns.results(
                of: Array(0..<10_000),
                { (task) async throws(Failure) -> Int in
                    started.withLock { $0 += 1 }
                    if task == 3 { throw Failure(task: task) }
                    return task
                }
            )
        }
        #expect(started.withLock { $0 } < 10_000)
    }
}
