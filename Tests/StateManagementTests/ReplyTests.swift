internal import Model
internal import Scenarios
internal import StateManagement
internal import Testing

@MainActor
@Suite("The reply to a task")
final class ReplyTests {
    private var completions: [Completion<Int>] = []
    private var results: [Result<Int, any Error>] = []
    private var task: Task<Void, Never>?

    /// Starts a task that sends a request.
    private func request() {
        task = Task {
            do {
                results.append(.success(try await reply { self.completions.append($0) }))
            } catch {
                results.append(.failure(error))
            }
        }
    }

    private var values: [Int?] { results.map { try? $0.get() } }

    @Test("The task continues with the value of the reply")
    func replies() {
        MainActorQueue.settle { request() }
        #expect(completions.count == 1)
        #expect(results.isEmpty)
        MainActorQueue.settle { completions[0](.success(7)) }
        #expect(values == [7])
    }

    @Test("An error of the service is thrown")
    func fails() {
        MainActorQueue.settle { request() }
        MainActorQueue.settle { completions[0](.failure(.notFound(.like))) }
        guard case .failure(let error) = results.first else {
            Issue.record("\(results)")
            return
        }
        #expect(error as? ServiceError == .notFound(.like))
    }

    @Test("A service can reply before the request returns")
    func repliesAtOnce() {
        MainActorQueue.settle {
            Task { results.append(.success(try await reply { $0(.success(3)) })) }
        }
        #expect(values == [3])
    }

    @Test("A task that is cancelled before it starts sends no request")
    func cancelsBeforeRequest() {
        MainActorQueue.settle {
            request()
            task?.cancel()
        }
        #expect(completions.isEmpty)
        #expect(results.count == 1)
    }

    @Test(
        "A reply is ignored if the task is cancelled before it continues",
        arguments: [.success(7), .failure(.notFound(.like))] as [Result<Int, ServiceError>]
    )
    func cancelsAfterReply(result: Result<Int, ServiceError>) {
        MainActorQueue.settle { request() }
        MainActorQueue.settle {
            completions[0](result)
            task?.cancel()
        }
        guard case .failure(let error) = results.first else {
            Issue.record("\(results)")
            return
        }
        #expect(error is CancellationError)
    }

    @Test("A cancelled task stops waiting, and a late reply is ignored")
    func cancels() {
        MainActorQueue.settle { request() }
        MainActorQueue.settle { task?.cancel() }
        guard case .failure(let error) = results.first else {
            Issue.record("\(results)")
            return
        }
        #expect(error is CancellationError)
        MainActorQueue.settle { completions[0](.success(7)) }
        #expect(results.count == 1)
    }
}
