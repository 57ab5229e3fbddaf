internal import CommandLineArguments

/// Reads one line from left to right.
struct DescriptionCursor {
    let line: DescriptionLine
    private var rest: ArraySlice<DescriptionToken>

    /// - Parameter skipping: the number of tokens at the beginning that have already been read.
    init(_ line: DescriptionLine, skipping: Int = 0) {
        self.line = line
        rest = line.tokens.dropFirst(skipping)
    }

    var column: Int { rest.first?.column ?? line.length + 1 }

    func error(_ problem: String, at column: Int? = nil) -> DescriptionError {
        line.error(problem, at: column ?? self.column)
    }

    /// - Parameter expectation: the expected input, such as 'a name'.
    func misfit(_ expectation: String) -> DescriptionError {
        error("expected \(expectation), found \(rest.first?.shown ?? "the end of the line")")
    }

    /// The words up to the next token that is not a word.
    var words: [String] {
        rest.prefix { if case .word = $0.kind { true } else { false } }
            .map { if case .word(let word) = $0.kind { word } else { "" } }
    }

    /// The rest of the line.
    var remainder: DescriptionLine {
        DescriptionLine(
            number: line.number,
            indentation: line.indentation,
            tokens: Array(rest),
            length: line.length
        )
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The kind of the next token; `nil` at the end of the line.
    var next: DescriptionToken.Kind? { rest.first?.kind }

    /// - Throws: an error if more input follows.
    func end() throws(DescriptionError) {
        guard isAtEnd else { throw misfit("the end of the line") }
    }

    mutating func takes(_ kind: DescriptionToken.Kind) -> Bool {
        guard rest.first?.kind == kind else { return false }
        rest = rest.dropFirst()
        return true
    }

    mutating func expect(_ kind: DescriptionToken.Kind, _ shown: String) throws(DescriptionError) {
        guard takes(kind) else { throw misfit(shown) }
    }

    mutating func colon() throws(DescriptionError) { try expect(.colon, "a colon") }

    mutating func word(_ word: String) throws(DescriptionError) {
        try expect(.word(word), "'\(word)'")
    }

    /// Reads words up to the next token that is not a word, or up to one of the given keywords.
    ///
    /// - Parameter most: the maximum number; `nil` for no limit.
    mutating func name(
        until ends: Set<String> = [],
        most: Int? = nil
    ) throws(DescriptionError) -> Name {
        var words: [String] = []
        while case .word(let word)? = rest.first?.kind, !ends.contains(word),
            words.count < most ?? .max
        {
            words.append(word)
            rest = rest.dropFirst()
        }
        guard !words.isEmpty else {
            if case .number(let number)? = rest.first?.kind {
                throw error("a name consists of words, so \(number) cannot be one")
            }
            throw misfit("a name")
        }
        return Name(words)
    }

    mutating func text(_ what: String) throws(DescriptionError) -> String {
        guard case .text(let text)? = rest.first?.kind else {
            throw misfit("\(what) in quotes")
        }
        rest = rest.dropFirst()
        return text
    }

    /// Reads an optional text.
    mutating func textIfAny() -> String? {
        guard case .text(let text)? = rest.first?.kind else { return nil }
        rest = rest.dropFirst()
        return text
    }

    mutating func number() throws(DescriptionError) -> Int {
        guard case .number(let number)? = rest.first?.kind else { throw misfit("a whole number") }
        rest = rest.dropFirst()
        return number
    }

    /// Reads an optional 'yes' or 'no'.
    mutating func flagIfAny() -> Bool? {
        if takes(.word("yes")) { return true }
        return takes(.word("no")) ? false : nil
    }

    /// Reads two numbers with 'to' between them, of which the second is larger.
    mutating func range() throws(DescriptionError) -> ClosedRange<Int> {
        let start = column
        let lower = try number()
        try word("to")
        let upper = try number()
        guard lower < upper else {
            throw error("the second number must be larger than \(lower)", at: start)
        }
        return lower...upper
    }

    /// - Throws: an error if the number is not in the range.
    func check(
        _ number: Int,
        in range: ClosedRange<Int>,
        at column: Int
    ) throws(DescriptionError) {
        guard range.contains(number) else {
            throw error(
                "\(number) is not from \(range.lowerBound) to \(range.upperBound)",
                at: column
            )
        }
    }

    /// Reads a valid date.
    mutating func date() throws(DescriptionError) -> FieldValue {
        guard case .date(let text)? = rest.first?.kind else {
            throw misfit("a date such as 2026-03-14")
        }
        guard let value = FieldValue.endOfDay(text) else {
            throw error("\(text) is not a date from \(FieldValue.firstYear)-01-01 on")
        }
        rest = rest.dropFirst()
        return value
    }

    /// Reads a sentence that describes something.
    mutating func sentence() throws(DescriptionError) -> String {
        try colon()
        let start = column
        let text = try text("a sentence")
        guard text.hasSuffix("."), text.count > 1 else {
            throw error("a sentence must not be empty and must end with a full stop", at: start)
        }
        return text
    }

    /// Returns a suggestion for a misspelled word.
    static func hint(for word: String, among candidates: [String]) -> String {
        suggestion(for: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }
}
