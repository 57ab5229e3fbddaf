internal import CMainActorQueue
internal import Dispatch

/// The queue of the jobs that tasks enqueue on the main actor while a screen settles.
///
/// A scenario is synchronous: its events follow one another without a turn of the run loop. The queue
/// runs the tasks of a screen in the order in which they were enqueued, without waiting, so that a
/// scenario always has the same result.
@MainActor
package enum MainActorQueue {
    /// Performs an action, then runs the jobs that it has enqueued and the jobs that these enqueue,
    /// in order, until none is left.
    ///
    /// A job that waits for something else, such as time, is not waited for.
    ///
    /// - Parameter settled: called whenever no job is left; it may enqueue jobs, too.
    package static func settle(_ action: () -> Void, settled: () -> Void = {}) {
        let executor = MainActorExecutor.shared.asUnownedSerialExecutor()
        let wasKeeping = cma_keep(true)
        defer { _ = cma_keep(wasKeeping) }
        action()
        repeat { settled() } while runJobs(on: executor)
    }

    /// - Returns: a Boolean value that states if there was any job.
    private static func runJobs(on executor: UnownedSerialExecutor) -> Bool {
        var hasRun = false
        while let job = cma_next() {
            // The reference of a job is one word, the address that the executor has enqueued.
            unsafeBitCast(job, to: UnownedJob.self).runSynchronously(on: executor)
            hasRun = true
        }
        return hasRun
    }
}

/// The executor of the main actor in a process that uses ``MainActorQueue``.
private final class MainActorExecutor: SerialExecutor {
    /// The executor, which becomes that of the main actor at the first access.
    static let shared: MainActorExecutor = {
        let executor = MainActorExecutor()
        // A reference of an executor has two words: the object and its witness table.
        let (identity, implementation) = unsafeBitCast(
            executor.asUnownedSerialExecutor(),
            to: (UnsafeMutableRawPointer, UInt).self
        )
        cma_install(identity, implementation)
        DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
        return executor
    }()

    private static let isMainQueue = DispatchSpecificKey<Bool>()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if cma_append(unsafeBitCast(job, to: UnsafeMutableRawPointer.self)) { return }
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    // The main queue runs all code of the main actor, also such that no job of this executor runs, for
    // example the main program. It is not always the main thread.

    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(.main))
    }

    func isIsolatingCurrentContext() -> Bool? {
        DispatchQueue.getSpecific(key: Self.isMainQueue) == true
    }
}
