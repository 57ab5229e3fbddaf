extension Architecture {
    /// A page composed of unchanged modules of three other architectures, and a second scene composed of
    /// modules of two more.
    package static let mixed = Architecture(
        .mixed,
        endings: [
            Ending("Scene", .scene), Ending("Assembly", .assembly),
        ],
        rules: [
            ArchitectureRule(
                "mixed-scene-to-model",
                from: [.role(.scene)],
                to: [.model],
                "A page combines modules and knows nothing about their contents."
            )
        ],
        designDecisions: [
            DesignDecision(
                "The header comes from MVP, the blogs from VIPER and the drafts from MVVM; the card, "
                    + "its second screen, has the header of Store and the drafts of Observable. All "
                    + "metrics except latency, calls and memory cover only the page's own files.",
                because:
                    "This variant tests whether modules of different architectures can be "
                    + "combined, and what that costs.",
                affects: [.codeLines, .files, .types, .distribution, .testability, .mutation]
            )
        ],
        taking: [.mvp, .viper, .mvvm],
        takingInReuseScene: [.store, .observable]
    )
}

extension Variant {
    package static let mixed = Variant("Mixed")
}
