extension Claim {
    /// Every claim, in the order of the page.
    package static let all = measured + notMeasuredYet

    /// The claims that today's implementations or metrics cannot decide.
    static let notMeasuredYet = [
        Claim(
            "mvc-view-knows-model",
            "In usual MVC the view holds the model",
            "In MVC as usually written (Massive), the view holds the model.",
            [.coupling],
            measure: "references from the role View to the model in the compiler's index",
            .notMeasuredYet(
                "No view refers to the model in any implementation, because the row view of "
                    + "Massive receives texts. The first version counted its controller as a view.",
                threshold: "Massive at least 1"
            )
        ),
        Claim(
            "coupling-ladder",
            "A notification couples nobody",
            "Direct calls couple two types in both directions, a delegate in one, a notification "
                + "in neither.",
            [.coupling],
            measure: "directions in which manager and worker refer to each other in the "
                + "compiler's index",
            .notMeasuredYet(
                "The article sends notifications in both directions. In the lab Relay only the "
                    + "worker does, so the third step is missing.",
                threshold: "Direct exactly 2; Delegate exactly 1; Notification exactly 0"
            )
        ),
        Claim(
            "indirection-costs",
            "More layers make a call slower",
            "More layers make a call slower.",
            [.folklore],
            measure: "instructions per added layer",
            .notMeasuredYet(
                "The architectures differ in more than layers, so their ratios cannot decide it. "
                    + "It needs one implementation with 0 to 5 added layers. The pages of the "
                    + "features show the ratios without a verdict.",
                threshold: "more than 0 instructions per layer"
            )
        ),
    ]
}
