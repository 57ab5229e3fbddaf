/// The input of the generator.
package struct GenerationTask: Sendable, Codable {
    /// The text of a description.
    package let source: String
    /// The folder of the `Package.swift` in which names may collide; `nil` to skip this check, such
    /// as for a feature that already exists.
    package let namesTakenIn: String?

    package init(source: String, namesTakenIn: String?) {
        self.source = source
        self.namesTakenIn = namesTakenIn
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
