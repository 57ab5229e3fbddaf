package import Foundation

/// A source of the current time.
@MainActor
package protocol TimeSource: AnyObject {
    var now: Date { get }
    /// Called when the time has changed.
    var onChange: (() -> Void)? { get set }
}

/// A time source whose time is set explicitly.
@MainActor
package final class InMemoryTimeSource: TimeSource {
    package var now: Date {
        didSet { if now != oldValue { onChange?() } }
    }
    package var onChange: (() -> Void)?

    package init(now: Date) {
        self.now = now
    }
}
