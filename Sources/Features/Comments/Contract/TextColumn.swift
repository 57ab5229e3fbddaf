internal import AppSupport
internal import Model

/// The column that wraps the texts. Its width changes when a device is rotated.
@MainActor
package protocol TextColumn: AnyObject {
    /// The width in characters. A wide character counts as two.
    var width: Int { get }
    /// Adds an observer of the width. The observer is not retained.
    func addObserver(_ observer: any TextColumnObserver)
    /// Returns the number of lines of a text at the width. The computation is expensive, so most
    /// variants store the result.
    func lineCount(of text: String) -> Int
}

/// An object that is notified when the width of a text column has changed.
@MainActor
package protocol TextColumnObserver: AnyObject {
    func columnWidthDidChange()
}

/// A text column with a settable width, which counts the calls that compute lines.
@MainActor
package final class CountingTextColumn: TextColumn {
    package var width: Int {
        didSet { if width != oldValue { observers.notify { $0.columnWidthDidChange() } } }
    }
    package private(set) var lineCountCalls = 0
    private var observers = Observers<any TextColumnObserver>()

    package init(width: Int) {
        self.width = width
    }

    package func addObserver(_ observer: any TextColumnObserver) {
        observers.add { [weak observer] in observer }
    }

    package func lineCount(of text: String) -> Int {
        lineCountCalls += 1
        return LineWrapping.lineCount(of: text, width: width)
    }
}
