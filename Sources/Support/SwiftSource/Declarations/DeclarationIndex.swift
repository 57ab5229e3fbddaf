/// The declarations of a source and the decisions of its functions, found in its tokens.
///
/// All readers of Swift use this index, so that the grammar of declarations is known in one place.
/// Sources need not compile. If braces are not balanced, the index ends where the structure can no
/// longer be recognized.
package struct DeclarationIndex: Sendable {
    package let tokens: TokenList
    /// The declarations in the order of their keywords.
    package let declarations: [SourceDeclaration]
    /// The functions with their decisions, in the order of their beginnings; a nested function
    /// follows the outer one.
    package let functions: [FunctionComplexity]
    /// The opening braces of the bodies of `if`, `guard`, `for`, `while` and `switch`.
    let controlBodies: Set<Int>
    /// The index of the first token of each line.
    private let firstPlaces: [Int: Int]

    /// - Parameter source: the bytes of the source.
    package init(_ source: [UInt8]) {
        tokens = TokenList(source)
        var reader = DeclarationReader(tokens)
        reader.run()
        declarations = reader.declarations
        functions = reader.functions
        controlBodies = reader.controlBodies
        var firstPlaces: [Int: Int] = [:]
        for place in 0..<tokens.count where firstPlaces[tokens[place].line] == nil {
            firstPlaces[tokens[place].line] = place
        }
        self.firstPlaces = firstPlaces
    }

    // MARK: - Types

    /// The lines of each top-level type and extension, from its first attribute or modifier to its
    /// closing brace, counted from 1. Comments above it are not included. A declaration without a
    /// closing brace is ignored.
    package var topLevelTypes: [ClosedRange<Int>] {
        declarations.compactMap { declaration in
            guard declaration.isTypeOrExtension, declaration.parent == nil,
                let body = declaration.body
            else { return nil }
            let start = tokens.startOfModifiers(before: declaration.keyword)
            return tokens[start].line...tokens[body.upperBound].line
        }
    }

    /// Returns the name of the innermost type that contains the line, with its enclosing types;
    /// `nil` outside of types.
    package func typeName(atLine line: Int) -> String? {
        let names = declarations.filter { declaration in
            guard declaration.isTypeOrExtension, let body = declaration.body else { return false }
            return (tokens[declaration.keyword].line...tokens[body.upperBound].line).contains(line)
        }
        .map(\.name)
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    // MARK: - Lines

    /// Returns the lines of the statement or declaration that begins on a line, up to the end of
    /// all brackets that open in between.
    package func lines(from line: Int) -> ClosedRange<Int> {
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

    /// Returns true if a type or a function, except an extension, begins on the line.
    package func isHeader(_ line: Int) -> Bool {
        declarations.contains { declaration in
            tokens[declaration.keyword].line == line
                && [.type, .protocol, .function].contains(declaration.kind)
        }
    }

    /// Returns the lines of the first declaration with a name, from the line of the name to the end
    /// of its body; without a body, to its last token.
    package func lines(ofDeclaration name: String) -> ClosedRange<Int>? {
        guard let declaration = declarations.first(where: { $0.name == name }) else { return nil }
        let first = declaration.keyword
        let last = declaration.body?.upperBound ?? lastToken(from: first)
        return tokens[first].line...tokens[last].line
    }

    /// Returns the last token of a declaration without a body. It ends with its line, unless an
    /// arrow or a clause continues it.
    private func lastToken(from first: Int) -> Int {
        var last = first
        while last + 1 < tokens.count {
            let next = last + 1
            let goesOn = ["->", "where", "async", "throws", ":", "="].contains(tokens[next].text)
            guard goesOn || tokens[next].line == tokens[last].line else { return last }
            last = tokens.end(of: next)
        }
        return last
    }
}

extension TokenList {
    /// Returns the index of the first attribute or modifier of a declaration.
    fileprivate func startOfModifiers(before keyword: Int) -> Int {
        let modifiers: Set = [
            "public", "package", "internal", "fileprivate", "private", "open", "final",
            "indirect", "distributed", "nonisolated",
        ]
        var place = keyword
        while true {
            var before = place - 1
            if self[before].isPunctuation(")"), let opener = self[before].partner {
                before = opener - 1
            }
            if self[before - 1].isPunctuation("@") {
                place = before - 1
            } else if self[before].isWord, modifiers.contains(self[before].text) {
                place = before
            } else {
                return place
            }
        }
    }
}
