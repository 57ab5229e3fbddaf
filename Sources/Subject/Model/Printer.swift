/// A printer that prints one job at a time.
@MainActor
package protocol Printer: AnyObject {
    /// Starts to print a job.
    ///
    /// - Parameter completion: called when the job is done.
    func print(_ job: Int, completion: @escaping @MainActor () -> Void)
}

/// A printer whose jobs are completed by calling ``finish()``.
@MainActor
package final class InMemoryPrinter: Printer {
    private var completion: (@MainActor () -> Void)?

    package init() {}

    package func print(_ job: Int, completion: @escaping @MainActor () -> Void) {
        self.completion = completion
    }

    /// Completes the current job.
    ///
    /// - Returns: `true` if there was a job.
    package func finish() -> Bool {
        guard let completion else { return false }
        self.completion = nil
        completion()
        return true
    }
}
