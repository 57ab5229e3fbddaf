extension Sequence where Element: Equatable {
    /// The distinct elements, each at its first position.
    package var distinct: [Element] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
