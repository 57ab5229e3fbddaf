internal import SwiftSource

/// Finds the lines of the statement or declaration that begins on a line.
struct StatementLines {
    private let tokens: TokenList
    /// The index of the first token of each line.
    private let firstPlaces: [Int: Int]

    init(_ source: [UInt8]) {
        tokens = TokenList(source)
        var firstPlaces: [Int: Int] = [:]
        for place in 0..<tokens.count where firstPlaces[tokens[place].line] == nil {
            firstPlaces[tokens[place].line] = place
        }
        self.firstPlaces = firstPlaces
    }

    /// Returns the lines up to the end of all brackets that open in between.
    func lines(from line: Int) -> ClosedRange<Int> {
        guard var place = firstPlaces[line] else { return line...line }
        var last = line
        while place < tokens.count, tokens[place].line <= last {
            let end = tokens.end(of: place)
            guard end < tokens.count else { break }
            last = max(last, tokens[end].line)
            place = end + 1
        }
        return line...last
    }

    /// Returns whether a type or a function, except an extension, begins on the line.
    func isHeader(_ line: Int) -> Bool {
        guard let first = firstPlaces[line] else { return false }
        var place = first
        while place < tokens.count, tokens[place].line == line {
            if tokens[place].isWord, Self.keywords.contains(tokens[place].text) { return true }
            place = tokens.end(of: place) + 1
        }
        return false
    }

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "func", "init", "deinit", "subscript",
    ]
}
