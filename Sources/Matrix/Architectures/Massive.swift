extension Style {
    /// Everything in one scene, as beginners write it.
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
                "A cell is outlets alone, as it comes out of a storyboard; the scene does the rest."
            )
        ],
        caveats: [
            Caveat(
                "The scene is one object in one file, with all views, state and requests of the page.",
                because: "That is what the word is about; who breaks it up is on the way to MVC.",
                moves: [.codeLines, .files, .types, .distribution, .testability, .mutation]
            ),
            Caveat(
                "Cells of rows are types of their own, which hold labels and tell of taps.",
                because: "A table makes its cells from types, so beginners have them, too.",
                moves: [.codeLines, .files, .types]
            ),
        ],
        layingOutIn: [.scene, .view]
    )
}

extension Variant {
    package static let massive = Variant("Massive")
}
