extension Architecture {
    /// All code of the page in one scene, as beginners write it.
    package static let massive = Architecture(
        .massive,
        endings: [
            Ending("Scene", .scene), Ending("Assembly", .assembly), Ending("Cell", .view),
        ],
        rules: [
            ArchitectureRule(
                "massive-cell-to-services",
                from: [.role(.view)],
                to: [.services],
                "A table-view cell shows the entity that it holds and reports taps; the scene sends "
                    + "all requests."
            )
        ],
        designDecisions: [
            DesignDecision(
                "The scene is one object in one file, with all state and requests of the page; only "
                    + "the cells are separate.",
                because: "That is the meaning of the name. Splitting the scene would be a step "
                    + "towards MVC.",
                affects: [.codeLines, .files, .types, .distribution, .testability, .mutation]
            ),
            DesignDecision(
                "A table-view cell holds the entity that it shows, and formats it.",
                because: "This is the mistake by which beginners couple a view to the model: "
                    + "`cell.blog = blogs[row]`.",
                affects: [.codeLines, .distribution, .assignments, .testability]
            ),
            DesignDecision(
                "The scene gets its services as dependencies, and no cell sends a request.",
                because: "Beginners use shared instances everywhere. Tests could not replace them, "
                    + "and a request must outlive a cell that is reused.",
                affects: [.codeLines, .testability, .mutation]
            ),
            DesignDecision(
                "The scene of the comments computes the height of a row each time that the table "
                    + "view asks for it.",
                because: "Beginners answer `heightForRowAt` at once and keep nothing. The other "
                    + "variants keep the heights in an object of the row, or in the presenter.",
                affects: [.codeLines, .latency]
            ),
        ]
    )
}

extension Variant {
    package static let massive = Variant("Massive")
}
