internal import SwiftSource

/// The types that a source file declares or extends, with their lines.
struct DeclaredTypes {
    private struct Declaration {
        let name: String
        let lines: ClosedRange<Int>
    }

    /// The declarations in source order, so that a nested type follows its enclosing type.
    private let declarations: [Declaration]

    init(in source: String) {
        let tokens = TokenList(Array(source.utf8))
        declarations = (0..<tokens.count).compactMap { place in
            guard let last = tokens.endOfType(at: place) else { return nil }
            // The name in an extension may contain the enclosing types.
            var name = tokens[place + 1].text
            var end = place + 1
            while tokens[end + 1].text == ".", tokens[end + 2].isWord {
                name += ".\(tokens[end + 2].text)"
                end += 2
            }
            return Declaration(name: name, lines: tokens[place].line...tokens[last].line)
        }
    }

    /// Returns the innermost type that contains the line, with its enclosing types; `nil` outside
    /// types.
    func name(atLine line: Int) -> String? {
        let names = declarations.filter { $0.lines.contains(line) }.map(\.name)
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}
