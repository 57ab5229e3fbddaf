internal import Complexity
internal import Lines
internal import Matrix

/// Which lines of a cell's sources are code, and which declaration each belongs to.
struct CellSources {
    private struct File {
        /// Whether each line is code, the first line first.
        let isCode: [Bool]
        /// The lines of types and extensions.
        let declarations: [ClosedRange<Int>]
        let statements: StatementLines

        func codeLines(in lines: ClosedRange<Int>) -> Int {
            lines.count { isCode.indices.contains($0 - 1) && isCode[$0 - 1] }
        }
    }

    private let files: [String: File]

    init(of cell: Cell, packageRoot: String) throws(StructureFailure) {
        let tree: SourceTree
        do {
            tree = try SourceWalk(workingFolder: packageRoot).collect([cell.sourcePath])
        } catch {
            throw .cannotWalk(error)
        }
        if let unreadable = tree.unreadable.first { throw .unreadable(unreadable) }
        var files: [String: File] = [:]
        for file in tree.files {
            let source: [UInt8]
            do {
                source = try file.contents()
            } catch {
                throw .unreadable(error)
            }
            files[file.path] = File(
                isCode: LineCounter().kinds(of: source).map { $0 == .code },
                declarations: DeclarationLines().ranges(in: source),
                statements: StatementLines(source)
            )
        }
        self.files = files
    }

    /// The code lines of each file, by its path from the package's root.
    var codeLines: [String: Int] { files.mapValues { $0.isCode.count { $0 } } }

    /// The code lines of the type or extension at the top of a file that stands around a line.
    func codeLines(ofDeclarationAt line: Int, in file: String) -> Int {
        guard
            let file = files[file],
            let lines = file.declarations.first(where: { $0.contains(line) })
        else { return 0 }
        return file.codeLines(in: lines)
    }

    /// Whether a line is code.
    func isCode(_ line: Int, in file: String) -> Bool {
        files[file]?.codeLines(in: line...line) == 1
    }

    /// The lines of the declaration whose name stands on a line; a protocol's with its attributes.
    func declaration(
        at line: Int,
        in file: String,
        _ kind: IndexedSymbol.Kind
    ) -> ClosedRange<Int> {
        guard let file = files[file] else { return line...line }
        let top = kind.isType ? file.declarations.first { $0.contains(line) } : nil
        return top ?? file.statements.lines(from: line)
    }

    /// The lines of the statement that begins on a line; of a type or function its first alone.
    func statement(at line: Int, in file: String) -> ClosedRange<Int> {
        guard let file = files[file], !file.statements.isHeader(line) else { return line...line }
        return file.statements.lines(from: line)
    }
}
