/// The output of `complexity`, with the structure of its JSON.
package struct ComplexitySummary: Encodable, Hashable, Sendable {
    /// A function; its JSON is flat.
    package struct Function: Encodable, Hashable, Sendable {
        /// The path of the file, relative as the user gave it.
        package let path: String

        /// The line of the keyword that declares the function, from 1.
        package let line: Int

        /// The name, with the names of the enclosing types and functions.
        package let name: String

        /// The cyclomatic complexity.
        package let complexity: Int

        /// The deepest level of braces in the body; the body itself has level 0.
        package let nesting: Int
    }

    /// The numbers over all files.
    package struct Total: Encodable, Hashable, Sendable {
        /// The number of files.
        package let files: Int

        /// The number of functions.
        package let functions: Int

        /// The number of functions above the limit; `nil` without a limit.
        package let aboveLimit: Int?
    }

    /// All functions, the most complex first.
    package let functions: [Function]

    /// The limit that the user gave.
    package let limit: Int?

    /// The numbers over all files.
    package let total: Total

    /// Creates the summary of a count.
    package init(_ complexity: SourceComplexity, limit: Int?) {
        functions = complexity.functions.map { found in
            Function(
                path: found.path,
                line: found.function.line,
                name: found.function.name,
                complexity: found.function.complexity,
                nesting: found.function.nesting
            )
        }
        self.limit = limit
        total = Total(
            files: complexity.fileCount,
            functions: functions.count,
            aboveLimit: limit.map { complexity.functions(above: $0).count }
        )
    }
}
