internal import Matrix

extension Claim {
    /// The claims about views that show models of several types.
    static let mapping = [
        Claim(
            "view-named-for-contents",
            "A view named for what it shows serves several models",
            "One view that is named for what it shows serves several models, where views that "
                + "are named for their models need one class for each.",
            [.problems, .chatter],
            measure:
                "types of row views; and code lines of the change add-row-kind, with new files, "
                + "÷ Model. The limit of 0.5 is that of the claim “A new list is a local change”",
            Comparison(
                .all(
                    [
                        .exactly(.rowViewTypes, named, 1),
                        .atLeast(.rowViewTypes, [.model], 2),
                    ]
                        + named.map {
                            .ratio(.fourthKindLines, $0, to: .model, in: 0...0.5)
                        }
                ),
                footnotes: [.viewReferencesToModel, .fourthKindLinesInPlace],
                features: mappings
            ),
            supported:
                "One more kind of row needs no view class, and at most half of the code.",
            notSupported:
                "A view for each model costs hardly more here than one view for all of them."
        )
    ]

    /// The variants with one view.
    private static let named: [Variant] = [.setters, .viewModel, .cluster]

    private static let mappings = Feature.all.filter { $0.axis == .mapping }
}
