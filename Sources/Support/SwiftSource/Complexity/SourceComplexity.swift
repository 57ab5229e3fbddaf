/// The functions of a tree of sources, and the remarks about the sources.
package struct SourceComplexity: Hashable, Sendable {
    /// A function and its file.
    package struct Function: Hashable, Sendable {
        /// The path of the file, relative as the user gave it.
        package let path: String

        /// The function.
        package let function: FunctionComplexity
    }

    /// The functions, the most complex first; equally complex ones by path and line.
    package let functions: [Function]

    /// The number of files that were read.
    package let fileCount: Int

    /// The warnings and notes about the sources.
    package let remarks: SourceRemarks

    /// Counts the functions of a tree on all cores. It throws no errors: unreadable files are among
    /// the remarks.
    package static func count(_ tree: SourceTree) async -> SourceComplexity {
        let (files, unreadable) = await tree.read { file, source in
            (
                functions: ComplexityCounter().functions(in: Array(source))
                    .map { Function(path: file.path, function: $0) },
                warnings: LineCounter().count(source).warnings
                    .map { LinesSurvey.Warning(path: file.path, warning: $0) }
            )
        }
        return SourceComplexity(
            functions: files.flatMap(\.functions).sorted(by: precedes),
            fileCount: files.count,
            remarks: SourceRemarks(
                tree,
                warnings: files.flatMap(\.warnings),
                unreadable: unreadable
            )
        )
    }

    /// Returns the functions whose complexity is above a limit.
    package func functions(above limit: Int) -> ArraySlice<Function> {
        functions.prefix { $0.function.complexity > limit }
    }

    private static func precedes(_ left: Function, _ right: Function) -> Bool {
        if left.function.complexity != right.function.complexity {
            return left.function.complexity > right.function.complexity
        }
        return (left.path, left.function.line) < (right.path, right.function.line)
    }
}

/// The complexity of one function, determined from its tokens by ``ComplexityRule``.
package struct FunctionComplexity: Hashable, Sendable {
    /// The name, with the names of the enclosing types, extensions and functions, such as
    /// `BlogsPresenter.like(_:)`. In deep nestings `…` replaces the outer ones.
    package let name: String

    /// The line of the keyword that declares it, from 1.
    package let line: Int

    /// The number of decisions.
    package let decisions: Int

    /// The deepest level of braces inside the body; the body itself has level 0.
    package let nesting: Int

    /// The cyclomatic complexity after McCabe (A Complexity Measure, 1976) for structured code: the
    /// number of decisions + 1. Jumps such as `break`, `return` and `throw` are not measured.
    package var complexity: Int { decisions + 1 }

    package init(name: String, line: Int, decisions: Int, nesting: Int) {
        self.name = name
        self.line = line
        self.decisions = decisions
        self.nesting = nesting
    }
}

/// Counts the decisions and the nesting of functions, by the rule in ``ComplexityRule``.
///
/// It reads tokens without parsing, so sources need not compile. If braces are not balanced, it
/// counts as far as the structure can be recognized.
package struct ComplexityCounter: Sendable {
    /// Creates a counter; it has no state and can be shared.
    package init() {}

    /// Returns the functions of a source as bytes, in the order of their beginnings; a nested
    /// function follows the outer one.
    package func functions(in source: [UInt8]) -> [FunctionComplexity] {
        DeclarationIndex(source).functions
    }

    /// Returns the functions of a source as text.
    package func functions(in source: String) -> [FunctionComplexity] {
        functions(in: Array(source.utf8))
    }
}
