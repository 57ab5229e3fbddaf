internal import Matrix
internal import SwiftSource

/// Finds binding code: the declarations of the carriers of the implementation's ``Architecture``, and the
/// statements that name one.
///
/// A declaration counts with all of its lines, and so does an extension that conforms to a
/// protocol; a statement counts up to its closing brackets. Of a type or function that only names a
/// carrier, only that line counts. Imports are excluded.
struct CarryingLinesFinder {
    let implementation: Implementation
    let index: SourceIndex
    let sources: ImplementationSources

    /// The lines by file, in the order of paths, without files that have none.
    var lines: [CarryingLines] {
        guard !implementation.architecture.carriers.isEmpty else { return [] }
        var found: [String: Set<Int>] = [:]
        for symbol in index.symbols.values where isCarrier(symbol) {
            let lines = sources.declaration(at: symbol.line, in: symbol.file, symbol.kind)
            found[symbol.file, default: []].formUnion(lines)
        }
        for reference in index.references where reference.module == implementation.moduleName {
            guard namesCarrier(reference) else { continue }
            let lines = sources.statement(at: reference.line, in: reference.file)
            found[reference.file, default: []].formUnion(lines)
        }
        return found.sorted { $0.key < $1.key }.map { file, lines in
            CarryingLines(
                file: file.split(separator: "/").last.map(String.init) ?? file,
                lines: ranges(lines.sorted()),
                code: lines.count { sources.isCode($0, in: file) }
            )
        }
    }

    private func isCarrier(_ symbol: IndexedSymbol) -> Bool {
        symbol.module == implementation.moduleName && !symbol.isImplicit
            && ![.parameter, .genericParameter, .accessor].contains(symbol.kind)
            && (implementation.architecture.carriers.contains(symbol.name)
                || implementation.architecture.carriers.contains(qualifiedName(of: symbol)))
    }

    /// Returns the name of a member with its type, such as `EditorView.nameField`; the name alone
    /// outside of types.
    private func qualifiedName(of symbol: IndexedSymbol) -> String {
        let parent = symbol.parent.flatMap { index.symbols[$0] }
        let type = parent?.extended.flatMap { index.symbols[$0] } ?? parent
        return type.map { "\($0.name).\(symbol.name)" } ?? symbol.name
    }

    private func namesCarrier(_ reference: IndexedReference) -> Bool {
        if let symbol = index.symbols[reference.symbol] { return isCarrier(symbol) }
        // For symbols of the toolchain the index has only names.
        return implementation.architecture.carriers.contains(reference.name)
    }

    private func ranges(_ lines: [Int]) -> [ClosedRange<Int>] {
        lines.reduce(into: []) { ranges, line in
            if let last = ranges.last, last.upperBound == line - 1 {
                ranges[ranges.count - 1] = last.lowerBound...line
            } else {
                ranges.append(line...line)
            }
        }
    }
}

/// The lines of a file with binding code, which transfers a change from state to view.
package struct CarryingLines: Hashable, Sendable, Codable {
    /// The file name without its folder.
    package let file: String
    /// The line ranges in ascending order, which may contain comments and blank lines.
    package let lines: [ClosedRange<Int>]
    /// The number of code lines among them.
    package let code: Int

    package init(file: String, lines: [ClosedRange<Int>], code: Int) {
        self.file = file
        self.lines = lines
        self.code = code
    }
}
