/// Numbers the jobs of everybody who asks.
@MainActor
package protocol JobSource: AnyObject {
    /// The number of the next job; the first is 1.
    func nextJob() -> Int
}

/// A source that counts.
@MainActor
package final class InMemoryJobSource: JobSource {
    private var count = 0

    package init() {}

    package func nextJob() -> Int {
        count += 1
        return count
    }
}
