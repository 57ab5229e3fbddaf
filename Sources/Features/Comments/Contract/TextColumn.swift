internal import AppSupport

/// The column that wraps the texts. Its width changes when a device is rotated.
@MainActor
package protocol TextColumn: AnyObject {
    /// The width in characters. A wide character counts as two.
    var width: Int { get }
    /// Called when the width has changed.
    var onWidthChange: (() -> Void)? { get set }
    /// Returns the number of lines of a text at the width. The computation is expensive, so most
    /// variants store the result.
    func lineCount(of text: String) -> Int
}

/// A text column with a settable width, which counts the calls that compute lines.
@MainActor
package final class CountingTextColumn: TextColumn {
    package var width: Int {
        didSet { if width != oldValue { onWidthChange?() } }
    }
    package var onWidthChange: (() -> Void)?
    package private(set) var lineCountCalls = 0

    package init(width: Int) {
        self.width = width
    }

    package func lineCount(of text: String) -> Int {
        lineCountCalls += 1
        return LineWrapping.lineCount(of: text, width: width)
    }
}
