/// The beginnings of the statements and declarations of a source.
package struct StatementIndex: Sendable {
    /// For each token whether it begins a statement or declaration.
    private var beginnings: [Bool]
    /// For each token the last beginning before it between the same braces.
    private var current: [Int]
    private let bodies: Set<Int>

    /// The content of two brackets, or of the file.
    private struct Block {
        /// The index of the opening bracket.
        let opener: Int
        let holdsStatements: Bool
        /// The index of the first statement, after the parameters of a closure.
        let first: Int
        var current: Int
        /// Indicates whether the current token is in a label such as `case .a:`.
        var isInLabel = false
    }

    package init(_ index: DeclarationIndex) {
        let tokens = index.tokens
        bodies = index.controlBodies
        beginnings = Array(repeating: false, count: tokens.count)
        current = Array(repeating: 0, count: tokens.count)
        var blocks = [Block(opener: -1, holdsStatements: true, first: 0, current: 0)]
        var isBehindLabel = false
        for place in 0..<tokens.count {
            let token = tokens[place]
            if let opener = token.partner, opener < place {
                while blocks.count > 1, blocks[blocks.count - 1].opener >= opener {
                    blocks.removeLast()
                }
            }
            let last = blocks.count - 1
            if blocks[last].holdsStatements, !Self.continues(token),
                isBehindLabel || place == blocks[last].first
                    || Self.canBegin(at: place, in: blocks[last], tokens)
            {
                beginnings[place] = true
                blocks[last].current = place
                blocks[last].isInLabel = Self.labels.contains(token.text)
            }
            current[place] = blocks[last].current
            isBehindLabel = token.isPunctuation(":") && blocks[last].isInLabel
            if isBehindLabel { blocks[last].isInLabel = false }
            if let partner = token.partner, partner > place {
                let holdsStatements = token.text == "{"
                let first =
                    holdsStatements ? Self.firstStatement(behind: place, tokens) : place + 1
                blocks.append(
                    Block(
                        opener: place,
                        holdsStatements: holdsStatements,
                        first: first,
                        current: first
                    )
                )
            }
        }
    }

    /// Returns true if a statement or declaration begins with a token.
    package func begins(at place: Int) -> Bool {
        beginnings.indices.contains(place) && beginnings[place]
    }

    /// Returns the beginning of the statement that contains a token; for one in parentheses or
    /// square brackets, the index after these.
    package func beginning(of place: Int) -> Int { current[place] }

    /// Returns true if a token is the brace after the condition of a control statement.
    package func isBody(_ place: Int) -> Bool { bodies.contains(place) }

    /// The keywords with which no expression begins.
    package static let keywords: Set<String> = [
        "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough", "for", "func", "get",
        "guard", "if", "import", "in", "infix", "init", "is", "let", "operator", "postfix",
        "precedencegroup", "prefix", "protocol", "repeat", "return", "set", "struct", "subscript",
        "switch", "throw", "typealias", "var", "where", "while", "willSet",
    ]

    private static let labels: Set<String> = ["case", "default"]

    /// Returns true if a token in a new line continues the previous expression.
    private static func continues(_ token: Token) -> Bool {
        switch token.kind {
        case .word: return ["else", "catch", "where", "in", "as", "is"].contains(token.text)
        case .operation(let fixity): return fixity != .prefix || token.text == "."
        case .punctuation: return [")", "]", "}", "{", ",", ":", ";"].contains(token.text)
        case .tryMark: return true
        case .escapedName, .literal: return false
        }
    }

    private static func canBegin(at place: Int, in block: Block, _ tokens: TokenList) -> Bool {
        guard place > block.first else { return false }
        let before = tokens[place - 1]
        return before.isPunctuation(";")
            || tokens[place].line > before.line && !tokens.expectsOperand(after: place - 1)
    }

    /// Returns the index after `in` if the braces begin with the parameters of a closure.
    private static func firstStatement(behind brace: Int, _ tokens: TokenList) -> Int {
        var place = brace + 1
        while place < tokens.count {
            let token = tokens[place]
            if token.isWord("in") { return place + 1 }
            if token.isPunctuation("(") || token.isPunctuation("[") {
                guard let partner = token.partner else { break }
                place = partner + 1
                continue
            }
            let isName = token.isName && !keywords.contains(token.text)
            guard
                isName || [",", ":", "@", "->", ".", "::", "?", "<", ">", "&"].contains(token.text)
            else { break }
            place += 1
        }
        return brace + 1
    }
}
