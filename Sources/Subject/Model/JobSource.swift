/// A source of consecutive numbers for print jobs, shared by all users of the printers.
@MainActor
package protocol JobSource: AnyObject {
    /// Returns the number of the next job; the first is 1.
    func nextJob() -> Int
}

/// A job source that counts in memory.
@MainActor
package final class InMemoryJobSource: JobSource {
    private var count = 0

    package init() {}

    package func nextJob() -> Int {
        count += 1
        return count
    }
}
