/// What the generator is asked.
package struct GenerationTask: Sendable, Codable {
    /// The text of a description.
    package let source: String
    /// The folder of `Package.swift`, in which names may be taken; `nil` where nobody asks for that, as
    /// of a feature that is there.
    package let namesTakenIn: String?

    package init(source: String, namesTakenIn: String?) {
        self.source = source
        self.namesTakenIn = namesTakenIn
    }
}

/// What the generator answers.
package enum GenerationResult: Sendable, Codable {
    /// The files of the feature, not formatted yet.
    case files([GeneratedFile])
    /// A name would meet another in generated code; its text, and why it cannot be used.
    case collision(name: String, reason: String)
}
