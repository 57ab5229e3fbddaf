extension Claim {
    /// Every claim, in the order of the page.
    package static let all = measured + notMeasuredYet

    /// The claims whose feature or variant does not exist yet.
    private static let notMeasuredYet = [
        Claim(
            "mvc-view-knows-model",
            "In MVC as it is usually written the view holds the model.",
            [.coupling],
            measure: "references from View to Model in the compiler's index",
            .notMeasuredYet(
                "the variant Massive: MVC as it should not be written",
                threshold: "above 0 in Massive, 0 where MVC is done well"
            )
        ),
        Claim(
            "binding-halves",
            "Binding by observation needs about half of the code of closures or delegates.",
            [.chatter],
            measure: "code lines that carry a change from state to view",
            .notMeasuredYet(
                "the lab Binding",
                threshold: "at most 0.6 of closures and of delegates"
            )
        ),
        Claim(
            "coupling-ladder",
            "Called directly two types know each other, with a delegate one does, with a "
                + "notification none.",
            [.coupling],
            measure: "reference edges between sender and receiver",
            .notMeasuredYet(
                "the lab Relay",
                threshold: "2, 1 and 0"
            )
        ),
        Claim(
            "extension-is-local",
            "Adding a list to a page touches one place where modules are split, and many where they "
                + "are not.",
            [.chatter],
            measure: "files and lines that the change touches",
            .notMeasuredYet(
                "the change lab and the variant Massive",
                threshold: "MVC at most half of Massive"
            )
        ),
        Claim(
            "row-view-reuse",
            "One row view can serve two behaviours.",
            [.chatter],
            measure: "row view types that both kinds of rows use",
            .notMeasuredYet(
                "the feature People",
                threshold: "1"
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
        Claim(
            "modules-reuse",
            "A module that manages itself is used in another scene by assembling it alone.",
            [.chatter],
            measure: "lines that a second scene needs outside of its own file",
            .notMeasuredYet(
                "a second scene, and the variant Massive",
                threshold: "0 in each of the four, above 0 in Massive"
            )
        ),
        Claim(
            "architectures-mix",
            "These architectures live together in one project.",
            [.advanced],
            measure:
                "whether a variant Mixed keeps the contract, and lines changed in the cells it "
                + "takes its modules from",
            .notMeasuredYet(
                "the variant Mixed",
                threshold: "it does, with 0 lines"
            )
        ),
    ]
}
