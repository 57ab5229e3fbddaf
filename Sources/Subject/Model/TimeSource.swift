package import Foundation

/// A source of the current time.
@MainActor
package protocol TimeSource: AnyObject {
    var now: Date { get }
    /// Adds an observer of the time. The observer is not retained.
    func addObserver(_ observer: any TimeObserver)
}

/// An object that is notified when the time has changed.
@MainActor
package protocol TimeObserver: AnyObject {
    func timeDidChange()
}

/// A time source whose time is set explicitly.
@MainActor
package final class InMemoryTimeSource: TimeSource {
    package var now: Date {
        didSet { if now != oldValue { observers.notify { $0.timeDidChange() } } }
    }
    private var observers = Observers<any TimeObserver>()

    package init(now: Date) {
        self.now = now
    }

    package func addObserver(_ observer: any TimeObserver) {
        observers.add { [weak observer] in observer }
    }
}
