/// Prints one job at a time.
@MainActor
package protocol Printer: AnyObject {
    /// Begins to print.
    ///
    /// - Parameter completion: called when the job is done.
    func print(_ job: Int, completion: @escaping @MainActor () -> Void)
}

/// A printer that is done when it is told so.
@MainActor
package final class InMemoryPrinter: Printer {
    private var completion: (@MainActor () -> Void)?

    package init() {}

    package func print(_ job: Int, completion: @escaping @MainActor () -> Void) {
        self.completion = completion
    }

    /// Lets the job be done.
    ///
    /// - Returns: whether there was one.
    package func finish() -> Bool {
        guard let completion else { return false }
        self.completion = nil
        completion()
        return true
    }
}
