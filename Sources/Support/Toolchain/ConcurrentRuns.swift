internal import Foundation

/// Runs several processes or other tasks, as many at a time as there are processors.
package enum ConcurrentRuns {
    /// Runs tasks concurrently.
    ///
    /// - Parameters:
    ///   - progress: receives the number of finished tasks.
    ///   - run: performs one task.
    /// - Returns: the results, in the order of the tasks.
    /// - Throws: the first error; the other tasks run to their end.
    package static func results<Task: Sendable, Value: Sendable, Failure: Error>(
        of tasks: [Task],
        progress: @Sendable (Int) -> Void = { _ in },
        _ run: @escaping @Sendable (Task) async throws(Failure) -> Value
    ) async throws(Failure) -> [Value] {
        let limit = ProcessInfo.processInfo.activeProcessorCount
        let results = await withTaskGroup(of: (Int, Result<Value, Failure>).self) { group in
            var results = [Result<Value, Failure>?](repeating: nil, count: tasks.count)
            var done = 0
            progress(done)
            for (index, task) in tasks.enumerated() {
                if index >= limit, let (earlier, result) = await group.next() {
                    results[earlier] = result
                    if case .failure = result { break }
                    done += 1
                    progress(done)
                }
                group.addTask {
                    do throws(Failure) {
                        return (index, .success(try await run(task)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            for await (index, result) in group {
                results[index] = result
                done += 1
                progress(done)
            }
            return results.compactMap(\.self)
        }
        return try results.map { result throws(Failure) in try result.get() }
    }
}
