/// A named script, as a contract has it.
struct NamedScriptText {
    let name: String
    let summary: String
    /// An event each, in JSON, or several below each other.
    let lines: [String]

    /// The file of a feature's named scripts.
    ///
    /// - Parameters:
    ///   - name: what the list of them is called.
    ///   - rest: what stands behind the list.
    static func file(_ scripts: [NamedScriptText], _ name: String, rest: String = "") -> String {
        """
        internal import Scenarios

        extension FeatureContract {
            static let \(name) = [
        \(scripts.map(\.text).joined())    ]
        \(rest)}

        """
    }

    private var text: String {
        // What JSON escapes stays as it is only in a raw literal, which must have more signs than any
        // escape in it.
        let signs = lines.compactMap(Self.signsBehindEscapes).max()
        let raw = String(repeating: "#", count: signs.map { $0 + 1 } ?? 0)
        return """
                    NamedScript(
                        "\(name)",
                        \(SwiftText.literal(summary)),
                        source: \(raw)\"""
            \(SwiftText.indented(lines.joined(separator: "\n"), by: 16))
                            \"""\(raw)
                    ),

            """
    }

    /// How many `#` stand behind a backslash at most; `nil` without a backslash.
    private static func signsBehindEscapes(_ line: String) -> Int? {
        line.matches(of: /\\(#*)/).map(\.output.1.count).max()
    }
}
