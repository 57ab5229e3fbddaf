extension String {
    /// The same without blanks at the end, which a terminal would not show.
    var withoutTrailingBlanks: String {
        String(prefix(reversed().drop { $0 == " " }.count))
    }

    /// The same with blanks behind it, as many as a column takes.
    func filled(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(width - count, 0))
    }

    /// The same with blanks before it.
    func flushRight(in width: Int) -> String {
        String(repeating: " ", count: Swift.max(width - count, 0)) + self
    }
}
