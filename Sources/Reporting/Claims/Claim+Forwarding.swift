internal import Matrix

extension Claim {
    /// The claims about layers that only forward.
    static let forwarding = [
        Claim(
            "indirection-costs",
            "More layers make a call slower",
            "More layers make a call slower.",
            [.init(.folklore)],
            measure:
                "instructions of a tap that 0 to 5 layers forward: the 95 % confidence interval "
                + "of the slope per layer, and 5 layers ÷ none. Architectures differ in more than "
                + "layers, so the pages of the features show their ratios without a verdict",
            Comparison(
                .all([
                    .moreThan(.layerSlopeLowerEnd, forwarders, 0),
                    .atLeast(.layersRatio, forwarders, 1.05),
                ]),
                features: Feature.all.filter { $0.axis == .forwarding }
            ),
            reason: "5 % is the size band of this page; it was set before counting.",
            supported:
                "A layer that only forwards a call and its answer adds a few hundred instructions. "
                + "The page of the lab has the times: compare them with the 16,667 µs of a frame "
                + "before you remove a layer.",
            notSupported: "Layers that only forward hardly make a call slower."
        )
    ]

    private static let forwarders: [Variant] = [.protocol, .closure]
}
