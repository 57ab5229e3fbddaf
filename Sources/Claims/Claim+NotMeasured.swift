extension Claim {
    /// Every claim, in the order of the page.
    package static let all = measured + notMeasuredYet

    /// The claims whose feature or variant does not exist yet.
    private static let notMeasuredYet = [
        Claim(
            "extension-is-local",
            "Adding a list to a page touches one place where modules are split, and many where they "
                + "are not.",
            [.chatter],
            measure: "files and lines that the change touches",
            .notMeasuredYet(
                "the change lab",
                threshold: "MVC at most half of Massive"
            )
        )
    ]
}
