/// Parses errors of the Swift compiler.
enum CompilerErrors {
    /// Returns the positions of all errors in the output of a build, each `PATH:LINE:COLUMN: error:
    /// …`.
    static func places(in output: String) -> [(path: String, line: Int)] {
        output.split(separator: "\n").compactMap { text in
            let parts = text.split(separator: ":", maxSplits: 3)
            guard parts.count == 4, parts[3].hasPrefix(" error"), let line = Int(parts[1]) else {
                return nil
            }
            return (String(parts[0]), line)
        }
    }
}
