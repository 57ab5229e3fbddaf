internal import Lines
internal import Matrix

/// Finds the lines by which a view hears of a change: what declares a carrier of the cell's ``Style``,
/// and what names one.
///
/// A declaration counts with all of its lines, a statement up to where its brackets close, and so does an
/// extension that is there for a protocol. Of a type or a function that only names a carrier on its way
/// the line alone counts. Imports are left out.
struct CarryingLinesFinder {
    let cell: Cell
    let index: SourceIndex
    let sources: CellSources

    /// File by file, in the order of their paths; those without such lines are left out.
    var lines: [CarryingLines] {
        guard !cell.style.carriers.isEmpty else { return [] }
        var found: [String: Set<Int>] = [:]
        for symbol in index.symbols.values where isCarrier(symbol) {
            let lines = sources.declaration(at: symbol.line, in: symbol.file, symbol.kind)
            found[symbol.file, default: []].formUnion(lines)
        }
        for reference in index.references where reference.module == cell.moduleName {
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
        symbol.module == cell.moduleName && !symbol.isImplicit
            && ![.parameter, .genericParameter, .accessor].contains(symbol.kind)
            && cell.style.carriers.contains(symbol.name)
    }

    private func namesCarrier(_ reference: IndexedReference) -> Bool {
        if let symbol = index.symbols[reference.symbol] { return isCarrier(symbol) }
        // Of what comes with the toolchain the index has the names alone.
        return cell.style.carriers.contains(reference.name)
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
