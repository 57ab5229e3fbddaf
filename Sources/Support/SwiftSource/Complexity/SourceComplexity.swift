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
