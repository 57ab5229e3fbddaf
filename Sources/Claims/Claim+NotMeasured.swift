extension Claim {
    /// Every claim, in the order of the page.
    package static let all = measured + notMeasuredYet

    /// The claims that today's implementations or metrics cannot decide.
    static let notMeasuredYet = [
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
        )
    ]
}
