internal import InputFiles
internal import Matrix
internal import SwiftSource

/// The code lines and declarations in the sources of an implementation.
struct ImplementationSources {
    private struct File {
        /// The values that indicate for each line whether it is code, beginning with the first
        /// line.
        let isCode: [Bool]
        /// The lines of types and extensions.
        let declarations: [ClosedRange<Int>]
        let index: DeclarationIndex

        func codeLines(in lines: ClosedRange<Int>) -> Int {
            lines.count { isCode.indices.contains($0 - 1) && isCode[$0 - 1] }
        }
    }

    private let files: [String: File]

    init(of implementation: Implementation, packageRoot: String) throws(ApplicationError) {
        let tree: SourceTree
        do {
            tree = try SourceWalk(workingFolder: packageRoot)
                .collect(implementation: implementation.sourcePath)
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
            let index = DeclarationIndex(source)
            files[file.path] = File(
                isCode: LineCounter().kinds(of: source).map { $0 == .code },
                declarations: index.topLevelTypes,
                index: index
            )
        }
        self.files = files
    }

    /// The code lines of each file, by its path from the package's root.
    var codeLines: [String: Int] { files.mapValues { $0.isCode.count { $0 } } }

    /// Returns the code lines of the top-level type or extension around a line.
    func codeLines(ofDeclarationAt line: Int, in file: String) -> Int {
        guard
            let file = files[file],
            let lines = file.declarations.first(where: { $0.contains(line) })
        else { return 0 }
        return file.codeLines(in: lines)
    }

    /// Returns whether a line is code.
    func isCode(_ line: Int, in file: String) -> Bool {
        files[file]?.codeLines(in: line...line) == 1
    }

    /// Returns the lines of the declaration whose name is on a line; for a protocol with
    /// attributes.
    func declaration(
        at line: Int,
        in file: String,
        _ kind: IndexedSymbol.Kind
    ) -> ClosedRange<Int> {
        guard let file = files[file] else { return line...line }
        let top = kind.isType ? file.declarations.first { $0.contains(line) } : nil
        return top ?? file.index.lines(from: line)
    }

    /// Returns the lines of the statement that begins on a line; for a type or function only the
    /// first.
    func statement(at line: Int, in file: String) -> ClosedRange<Int> {
        guard let file = files[file], !file.index.isHeader(line) else { return line...line }
        return file.index.lines(from: line)
    }
}
