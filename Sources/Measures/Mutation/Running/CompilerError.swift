/// An error of the Swift compiler and its position.
struct CompilerError: Hashable {
    let path: String
    /// The line, from 1.
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
    let message: String

    /// Returns the errors in the output of a build, each `PATH:LINE:COLUMN: error: …`.
    static func all(in output: String) -> Set<CompilerError> {
        Set(
            output.split(separator: "\n").compactMap { text in
                let parts = text.split(separator: ":", maxSplits: 4)
                guard parts.count == 5, parts[3] == " error",
                    let line = Int(parts[1]), let column = Int(parts[2])
                else { return nil }
                return CompilerError(
                    path: String(parts[0]),
                    line: line,
                    column: column,
                    message: String(parts[4])
                )
            }
        )
    }
}
