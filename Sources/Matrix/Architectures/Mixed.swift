extension Style {
    /// A page whose modules are those of three other architectures, as they stand in their cells.
    package static let mixed = Style(
        .mixed,
        endings: [
            Ending("Scene", .scene), Ending("Assembly", .assembly),
        ],
        rules: [
            ArchitectureRule(
                "mixed-scene-to-model",
                from: [.role(.scene)],
                to: [.model],
                "A page puts modules together and knows nothing of what they show."
            )
        ],
        caveats: [
            Caveat(
                "The header is MVP's, the blogs are VIPER's and the drafts MVVM's; all figures but those "
                    + "of latency, calls and memory are of the page's own files.",
                because:
                    "What is tried is whether modules of different architectures live together, "
                    + "and what that takes.",
                moves: [.codeLines, .files, .types, .distribution, .testability, .mutation]
            )
        ],
        taking: [.mvp, .viper, .mvvm]
    )
}

extension Variant {
    package static let mixed = Variant("Mixed")
}
