internal import HeadlessKit

/// The column that texts are set in. It becomes wider or narrower when a device is turned.
@MainActor
package protocol TextColumn: AnyObject {
    /// In characters, of which a wide one counts two.
    var width: Int { get }
    /// Called when the width has changed.
    var onWidthChange: (() -> Void)? { get set }
    /// How many lines a text takes at the width. Setting a text is work, so whoever needs the number
    /// again keeps it.
    func lineCount(of text: String) -> Int
}

/// A column whose width is set from outside, and which counts how often it set a text.
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
