internal import Scenarios
internal import Testing

@MainActor
@Suite("The queue of the main actor")
final class MainActorQueueTests {
    private var log: [String] = []

    @Test("Jobs run after the action, in the order in which they were enqueued")
    func order() {
        MainActorQueue.settle {
            for name in ["a", "b"] {
                Task {
                    log.append("\(name) starts")
                    await Task.yield()
                    log.append("\(name) ends")
                }
            }
            log.append("action")
        }
        #expect(log == ["action", "a starts", "b starts", "a ends", "b ends"])
    }

    @Test("A job that is resumed by an action runs before settling ends")
    func resumes() {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        MainActorQueue.settle {
            Task { for await number in stream { log.append("\(number)") } }
        }
        #expect(log.isEmpty)
        MainActorQueue.settle {
            continuation.yield(1)
            continuation.yield(2)
        }
        #expect(log == ["1", "2"])
        MainActorQueue.settle { continuation.finish() }
    }

    @Test("The screen is settled after a pass without remaining jobs")
    func settles() {
        var passes = 0
        MainActorQueue.settle {
            log.append("action")
        } settled: {
            passes += 1
            if passes == 1 { Task { log.append("job of the update") } }
        }
        #expect(log == ["action", "job of the update"])
        #expect(passes == 2)
    }

    @Test("Tasks outside of the queue run as usual")
    func outside() async {
        MainActorQueue.settle {}
        await Task { log.append("task") }.value
        #expect(log == ["task"])
        await Task.detached {}.value
    }
}
