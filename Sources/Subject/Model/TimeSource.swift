package import Foundation

/// Knows what time it is.
@MainActor
package protocol TimeSource: AnyObject {
    var now: Date { get }
    /// Called when it is later, or earlier, than it was.
    var onChange: (() -> Void)? { get set }
}

/// A source whose time is set from outside.
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
