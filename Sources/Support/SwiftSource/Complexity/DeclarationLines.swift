/// Finds the lines of the top-level types and extensions of a source.
package struct DeclarationLines: Sendable {
    /// Creates a reader; it has no state and can be shared.
    package init() {}

    /// Returns the lines of each top-level type and extension, from its first attribute or modifier
    /// to its closing brace, counted from 1, in the order of the source. Comments above it are not
    /// included. A declaration without a closing brace is ignored.
    package func ranges(in source: [UInt8]) -> [ClosedRange<Int>] {
        let tokens = TokenList(source)
        var ranges: [ClosedRange<Int>] = []
        var place = 0
        while place < tokens.count {
            if let end = tokens.endOfType(at: place) {
                ranges.append(tokens[start(of: place, tokens)].line...tokens[end].line)
                place = end
            } else {
                // Code between brackets is not at the top level.
                place = tokens.end(of: place)
            }
            place += 1
        }
        return ranges
    }

    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
        "distributed", "nonisolated",
    ]

    /// Returns the index of the first attribute or modifier of a declaration.
    private func start(of keyword: Int, _ tokens: TokenList) -> Int {
        var place = keyword
        while true {
            var before = place - 1
            if tokens[before].isPunctuation(")"), let opener = tokens[before].partner {
                before = opener - 1
            }
            if tokens[before - 1].isPunctuation("@") {
                place = before - 1
            } else if tokens[before].isWord, Self.modifiers.contains(tokens[before].text) {
                place = before
            } else {
                return place
            }
        }
    }
}
