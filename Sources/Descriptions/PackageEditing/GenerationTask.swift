/// The input of the generator.
package struct GenerationTask: Sendable, Codable {
    /// The text of a description.
    package let source: String
    /// The folder of `Package.swift`, with the templates and the names that are already used.
    package let packageRoot: String
    /// Indicates whether names may collide; `false` for a feature that already exists.
    package let checksNames: Bool

    package init(source: String, packageRoot: String, checksNames: Bool) {
        self.source = source
        self.packageRoot = packageRoot
        self.checksNames = checksNames
    }
}

/// The output of the generator.
package enum GenerationResult: Sendable, Codable {
    /// The files of the feature before formatting.
    case files([GeneratedFile])
    /// A name that would collide with another one in generated code: its text, and the reason why
    /// it cannot be used.
    case collision(name: String, reason: String)
}
