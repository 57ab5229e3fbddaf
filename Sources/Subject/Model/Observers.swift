/// The observers of a service. They are not retained.
package struct Observers<Observer> {
    private var entries: [() -> Observer?] = []

    package init() {}

    /// Adds an observer, and forgets those that no longer exist.
    ///
    /// - Parameter observer: returns the observer, which its closure does not retain; `nil` when it no
    ///   longer exists.
    package mutating func add(_ observer: @escaping () -> Observer?) {
        entries.removeAll { $0() == nil }
        entries.append(observer)
    }

    /// Notifies each observer.
    package func notify(_ body: (Observer) -> Void) {
        for entry in entries { entry().map(body) }
    }
}
