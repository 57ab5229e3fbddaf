/// A named scenario, which shows one behaviour of a feature.
package struct NamedScenario: Hashable, Sendable, CustomStringConvertible {
    package let name: String
    /// One sentence about the behaviour.
    package let summary: String
    /// The scenario as JSON Lines.
    package let source: String

    package init(_ name: String, _ summary: String, source: String) {
        self.name = name
        self.summary = summary
        self.source = source
    }

    package var description: String { name }
}
