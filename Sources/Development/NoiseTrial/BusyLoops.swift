internal import Foundation
internal import Synchronization

/// Threads that generate CPU load.
final class BusyLoops: Sendable {
    private let isRunning = Atomic(true)

    init(count: Int) {
        for _ in 0..<count {
            Thread.detachNewThread { [self] in
                while isRunning.load(ordering: .relaxed) {}
            }
        }
    }

    func stop() {
        isRunning.store(false, ordering: .relaxed)
    }
}
