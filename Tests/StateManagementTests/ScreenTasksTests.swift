internal import Scenarios
internal import StateManagement
internal import Testing

@MainActor
@Suite("The tasks of a screen")
final class ScreenTasksTests {
    private var log: [String] = []

    /// Waits until the task is cancelled.
    private func wait() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        log.append("waits")
        for await _ in stream {}
        log.append(Task.isCancelled ? "cancelled" : "ended")
        continuation.finish()
    }

    @Test("Tasks start in order")
    func starts() {
        let tasks = ScreenTasks()
        MainActorQueue.settle {
            tasks.start { self.log.append("first") }
            tasks.start { self.log.append("second") }
            log.append("event")
        }
        #expect(log == ["event", "first", "second"])
    }

    @Test("The release of the screen cancels the tasks that still run")
    func cancels() {
        var tasks: ScreenTasks? = ScreenTasks()
        MainActorQueue.settle {
            tasks?.start { self.log.append("short") }
            tasks?.start { await self.wait() }
        }
        #expect(log == ["short", "waits"])
        MainActorQueue.settle { tasks = nil }
        #expect(log == ["short", "waits", "cancelled"])
    }
}
