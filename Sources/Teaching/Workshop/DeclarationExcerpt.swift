internal import SwiftSource

/// The lines of one declaration, without the indentation of its first line.
struct DeclarationExcerpt {
    /// The first line number, counted from 1.
    let line: Int
    let text: String

    /// - Returns: the first declaration of that name, or `nil` if there is none.
    init?(of name: String, in source: String) {
        guard let declared = DeclarationIndex(Array(source.utf8)).lines(ofDeclaration: name) else {
            return nil
        }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let own = lines[(declared.lowerBound - 1)..<min(declared.upperBound, lines.count)]
        let indentation = own.first?.prefix { $0 == " " }.count ?? 0
        line = declared.lowerBound
        text = own.map { line in
            line.prefix(indentation).allSatisfy { $0 == " " }
                ? String(line.dropFirst(indentation)) : String(line)
        }
        .joined(separator: "\n")
    }
}
