extension String {
    /// The same with blanks behind it, as many as a column takes.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }
}
