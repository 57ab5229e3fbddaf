extension Style {
    /// All code of the page in one scene, as beginners write it.
    package static let massive = Style(
        .massive,
        endings: [
            Ending("Scene", .scene), Ending("Assembly", .assembly), Ending("Cell", .view),
        ],
        rules: [
            ArchitectureRule(
                "massive-cell-to-model",
                from: [.role(.view)],
                to: [.model],
                "A table-view cell contains only outlets, as a storyboard creates it; the scene "
                    + "does the rest."
            )
        ],
        caveats: [
            Caveat(
                "The scene is one object in one file, with all views, state and requests of the "
                    + "page.",
                because: "That is the meaning of the name. Splitting the scene would be a step "
                    + "towards MVC.",
                moves: [.codeLines, .files, .types, .distribution, .testability, .mutation]
            ),
            Caveat(
                "Table-view cells are separate types that contain labels and report taps.",
                because: "A table view creates its cells from a type, so even beginners declare "
                    + "one.",
                moves: [.codeLines, .files, .types]
            ),
        ]
    )
}

extension Variant {
    package static let massive = Variant("Massive")
}
