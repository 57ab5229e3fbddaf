/// The tasks of a screen. They are cancelled when the screen is released, as SwiftUI cancels the
/// task of a view that disappears.
@MainActor
package final class ScreenTasks {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var startedCount = 0

    package init() {}

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Starts a task.
    ///
    /// - Returns: the task, so that it can be cancelled before the screen is released.
    @discardableResult
    package func start(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        startedCount += 1
        let number = startedCount
        let task = Task { [weak self] in
            await operation()
            self?.tasks[number] = nil
        }
        tasks[number] = task
        return task
    }
}
