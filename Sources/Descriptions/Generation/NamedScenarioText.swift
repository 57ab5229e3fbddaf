/// A named scenario in a contract.
struct NamedScenarioText {
    let name: String
    let summary: String
    /// The events in JSON. An element can contain several lines.
    let lines: [String]

    /// Returns the file of the named scenarios of a feature.
    ///
    /// - Parameters:
    ///   - name: the name of the constant with the list of scenarios.
    ///   - rest: the code after the list.
    static func file(_ scenarios: [NamedScenarioText], _ name: String, rest: String = "") -> String
    {
        """
        internal import Scenarios

        extension FeatureContract {
            static let \(name) = [
        \(scenarios.map(\.text).joined())    ]
        \(rest)}

        """
    }

    private var text: String {
        // Only a raw literal preserves escapes of JSON. It must have more `#` signs than any escape
        // in it.
        let signs = lines.compactMap(Self.signsBehindEscapes).max()
        let raw = String(repeating: "#", count: signs.map { $0 + 1 } ?? 0)
        return """
                    NamedScenario(
                        "\(name)",
                        \(SwiftText.literal(summary)),
                        source: \(raw)\"""
            \(SwiftText.indented(lines.joined(separator: "\n"), by: 16))
                            \"""\(raw)
                    ),

            """
    }

    /// Returns the maximum number of `#` signs after a backslash; `nil` without a backslash.
    private static func signsBehindEscapes(_ line: String) -> Int? {
        line.matches(of: /\\(#*)/).map(\.output.1.count).max()
    }
}
