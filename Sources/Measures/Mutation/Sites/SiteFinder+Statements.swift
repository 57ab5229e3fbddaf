internal import SwiftSource

/// Calls and assignments that can be deleted.
extension SiteFinder {
    mutating func findStatement(at place: Int) {
        guard !StatementIndex.keywords.contains(tokens[place].text),
            let last = lastToken(ofStatementAt: place),
            !returnsItsValue(from: place, through: last),
            let range = bytes(from: place, through: last)
        else { return }
        add(.delete, range)
    }

    /// Returns the last token of the call or assignment that begins here; `nil` for other
    /// statements.
    private func lastToken(ofStatementAt first: Int) -> Int? {
        var place = first
        while tokens[place].isWord("try") || tokens[place].isWord("await")
            || tokens[place].kind == .tryMark
        {
            place += 1
        }
        let chain = chain(at: place)
        guard chain.end > place else { return nil }
        if isEnd(chain.end) { return chain.isCall ? chain.end - 1 : nil }
        guard isAssignment(tokens[chain.end]),
            !initialises(from: place, through: chain.end - 1)
        else { return nil }
        var end = chain.end + 1
        while !isEnd(end) { end = tokens.end(of: end) + 1 }
        return end - 1
    }

    /// Returns whether a statement ends before a token.
    private func isEnd(_ place: Int) -> Bool {
        place >= tokens.count || statements.begins(at: place)
            || [")", "]", "}", ";"].contains { tokens[place].isPunctuation($0) }
    }

    private func isAssignment(_ token: Token) -> Bool {
        ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="].contains(token.text)
            && token.kind == .operation(.infix)
    }

    /// Returns the end of a name, literal or bracket with its members, arguments, subscripts and
    /// closures.
    private func chain(at first: Int) -> (end: Int, isCall: Bool) {
        let token = tokens[first]
        guard token.isName || token.isPunctuation("(") || token.isPunctuation("[") else {
            return (first, false)
        }
        // UIKit demands calls of `super`, but no test with the kit can notice that one is missing.
        if token.text == "super" { return (first, false) }
        // Another initializer must run.
        if token.text == "self", tokens[first + 2].text == "init" { return (first, false) }
        var place = tokens.end(of: first) + 1
        var isCall = false
        while place < tokens.count {
            let token = tokens[place]
            if token.isSelector, tokens[place + 1].isName {
                place += 2
                isCall = false
            } else if token.kind == .operation(.postfix) {
                place += 1
            } else if token.isPunctuation("("), token.isAttached {
                place = tokens.end(of: place) + 1
                isCall = true
            } else if token.isPunctuation("["), token.isAttached {
                place = tokens.end(of: place) + 1
                isCall = false
            } else if token.isPunctuation("{"), token.line == tokens[place - 1].line {
                place = tokens.end(of: place) + 1
                isCall = true
                while tokens[place].isName, tokens[place + 1].isPunctuation(":"),
                    tokens[place + 2].isPunctuation("{")
                {
                    place = tokens.end(of: place + 2) + 1
                }
            } else {
                break
            }
        }
        return (place, isCall)
    }

    // MARK: - Statements that cannot be deleted

    /// Returns whether the value of the only statement between braces is the result of a function
    /// or property. A closure whose only statement creates a value is assumed to return it.
    private func returnsItsValue(from first: Int, through last: Int) -> Bool {
        if tokens[first - 1].isWord("in") {
            guard let brace = openingBrace(before: first), tokens[brace].partner == last + 1 else {
                return false
            }
            return makesValue(at: first)
        }
        let brace = first - 1
        guard tokens[brace].isPunctuation("{"), tokens[brace].partner == last + 1 else {
            return false
        }
        if tokens[brace - 1].isWord("get") { return true }
        let head = statements.beginning(of: brace)..<brace
        let keyword = head.first {
            tokens[$0].isWord && ["func", "var", "subscript"].contains(tokens[$0].text)
        }
        guard let keyword else { return makesValue(at: first) }
        switch tokens[keyword].text {
        case "func":
            guard let arrow = topLevel("->", behind: keyword, before: brace) else { return false }
            return tokens[arrow + 1].text != "Void"
        case "var": return topLevel("=", behind: keyword, before: brace) == nil
        default: return true
        }
    }

    /// Returns whether a type is called, which is assumed from the capital letter.
    private func makesValue(at place: Int) -> Bool {
        let name = tokens[place + 1].text == "::" ? place + 2 : place
        return tokens[name].isName && tokens[name].text.first?.isUppercase == true
    }

    private func topLevel(_ operation: String, behind first: Int, before end: Int) -> Int? {
        var place = first + 1
        while place < end {
            if tokens[place].text == operation { return place }
            place = tokens.end(of: place) + 1
        }
        return nil
    }

    /// Returns whether an assignment in an initializer sets the first value of a property. These
    /// are the assignments before `super.init()`, and all without such a call.
    private func initialises(from first: Int, through last: Int) -> Bool {
        let isOwnProperty =
            first == last
            || first + 2 == last && tokens[first].isWord("self") && tokens[last].isName
        guard isOwnProperty, let brace = openingBrace(before: first) else { return false }
        let head = statements.beginning(of: brace)..<brace
        guard head.contains(where: { tokens[$0].isWord("init") }) else { return false }
        var place = brace + 1
        while place < first {
            if tokens[place].isWord("super"), tokens[place + 2].text == "init" { return false }
            place = tokens.end(of: place) + 1
        }
        return true
    }

    /// Returns the brace that contains a statement.
    private func openingBrace(before place: Int) -> Int? {
        var place = place - 1
        while place >= 0 {
            if tokens[place].isPunctuation("{"), tokens[place].partner ?? 0 > place { return place }
            // Skips closed brackets.
            place = tokens.start(of: place) - 1
        }
        return nil
    }
}
