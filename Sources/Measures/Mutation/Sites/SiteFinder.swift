internal import SwiftSource

/// Finds the mutation sites of a source.
///
/// It reads tokens and has no types. Its proposals nearly always compile; the compiler rejects the
/// others.
struct SiteFinder {
    let source: [UInt8]
    let tokens: TokenList
    let statements: StatementIndex
    private var found: Set<MutationSite> = []

    init(_ source: [UInt8]) {
        self.source = source
        let index = DeclarationIndex(source)
        tokens = index.tokens
        statements = StatementIndex(index)
    }

    /// Returns the sites of a source, in the order of their beginnings, outer ones first.
    static func sites(in source: [UInt8]) -> [MutationSite] {
        var finder = SiteFinder(source)
        finder.run()
        return finder.found.sorted { left, right in
            (left.range.lowerBound, right.range.upperBound, left.mutationOperator.rawValue)
                < (right.range.lowerBound, left.range.upperBound, right.mutationOperator.rawValue)
        }
    }

    mutating func add(_ change: MutationSite.Change, _ range: Range<Int>) {
        found.insert(MutationSite(range: range, change: change))
    }

    private mutating func run() {
        var place = 0
        while place < tokens.count {
            if let end = endOfIgnored(at: place) {
                place = end
                continue
            }
            if statements.begins(at: place) { findStatement(at: place) }
            findConditions(at: place)
            findLiteral(at: place)
            place += 1
        }
    }

    /// Returns the index after code that is not executed: an attribute, an unavailable declaration,
    /// conditional compilation, the arguments of `#available`.
    private func endOfIgnored(at place: Int) -> Int? {
        let token = tokens[place]
        let word = tokens[place + 1]
        guard token.isPunctuation("@") || token.isPunctuation("#"), word.isName, word.isAttached
        else { return nil }
        if token.text == "@" {
            let end = tokens.endOfAttribute(at: place) + 1
            let isUnavailable = (place..<end).contains { tokens[$0].isWord("unavailable") }
            return isUnavailable ? endOfBody(behind: end) : end
        }
        if word.text == "if" { return endOfConditionalCompilation(at: place) }
        let behind = tokens[place + 2]
        guard word.text == "available", behind.isPunctuation("(") else { return place + 2 }
        return (behind.partner ?? place + 1) + 1
    }

    /// Returns the index after the body of the declaration at a place.
    private func endOfBody(behind start: Int) -> Int {
        var place = start
        while place < tokens.count, !tokens[place].isPunctuation("{") {
            let isGroup = tokens[place].isPunctuation("(")
            place = (isGroup ? tokens[place].partner ?? place : place) + 1
        }
        return (tokens[place].partner ?? place) + 1
    }

    /// Returns the index after the `#endif` that belongs to an `#if`. All code between them is
    /// ignored, because only the compiler knows which of it is in the program.
    private func endOfConditionalCompilation(at start: Int) -> Int {
        var place = start
        var level = 0
        while place < tokens.count {
            let word = tokens[place + 1]
            if tokens[place].isPunctuation("#"), word.isAttached {
                if word.isWord("if") { level += 1 }
                if word.isWord("endif") { level -= 1 }
                if level == 0 { return place + 2 }
            }
            place += 1
        }
        return place
    }

    // MARK: - Places and bytes

    /// Returns the bytes of some tokens, of which the first may be in a string.
    func bytes(from first: Int, through last: Int) -> Range<Int>? {
        guard let start = startOfString(at: first) else { return nil }
        let end = tokens[last].range.upperBound
        return start < end ? start..<end : nil
    }

    /// Returns the start of a token; for the first interpolation of a string, that of the string;
    /// `nil` if it is unknown.
    private func startOfString(at place: Int) -> Int? {
        guard opensInterpolation(place) else { return tokens[place].range.lowerBound }
        return startOfString(before: place)
    }

    /// Returns whether a parenthesis opens an interpolation.
    func opensInterpolation(_ place: Int) -> Bool {
        let start = tokens[place].range.lowerBound
        guard tokens[place].isPunctuation("("), start > 0 else { return false }
        return source[start - 1] == UInt8(ascii: "\\")
    }

    /// Returns the start of the string whose first interpolation is at an index.
    func startOfString(before place: Int) -> Int? {
        var start = place == 0 ? 0 : tokens[place - 1].range.upperBound
        while start < source.count, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(source[start])
        {
            start += 1
        }
        return start < source.count && source[start] == UInt8(ascii: "\"") ? start : nil
    }
}
