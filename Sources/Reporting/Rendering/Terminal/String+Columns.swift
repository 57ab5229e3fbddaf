extension String {
    /// The string without blanks at its end, which a terminal would not show.
    var withoutTrailingBlanks: String {
        String(prefix(reversed().drop { $0 == " " }.count))
    }

    /// Returns the string with blanks appended up to the width of a column.
    func filled(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(width - count, 0))
    }

    /// Returns the string with blanks before it, up to the width of a column.
    func flushRight(in width: Int) -> String {
        String(repeating: " ", count: Swift.max(width - count, 0)) + self
    }

    /// Returns the string, or its beginning with "…" if it is longer than the width of a column.
    func cut(to width: Int) -> String {
        count <= width ? self : prefix(width - 1) + "…"
    }
}
