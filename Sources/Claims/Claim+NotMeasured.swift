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
        ),
        Claim(
            "height-cached",
            "A view model that keeps the heights of rows computes each once.",
            [.simple],
            measure: "computations of a height for each row when scrolling there and back",
            .notMeasuredYet(
                "a feature whose rows have heights",
                threshold: "1"
            )
        ),
    ]
}
