internal import Matrix

extension Claim {
    /// The claims about views that show models of several types.
    static let mapping = [
        Claim(
            "view-named-for-contents",
            "A view named for what it shows serves several models",
            "One view that is named for what it shows serves several models, where views that "
                + "are named for their models need one class for each.",
            [.init(.problems, "24–27, 77–81, 116")],
            measure:
                "types of row views; and code lines of the change add-row-kind, with new files",
            Comparison(
                .all(
                    [
                        .exactly(.rowViewTypes, named, 1),
                        .moreThan(.rowViewTypes, [.model], 1),
                    ]
                        + named.map { .above(.fourthKindLines, .model, $0) }
                ),
                footnotes: [.viewReferencesToModel, .fourthKindLinesInPlace],
                features: mappings
            ),
            revision: "A limit of one half of the code decided before: supported, as now. The "
                + "article names none.",
            supported: "One more kind of row needs no view class, and less code.",
            notSupported:
                "A view for each model costs no more here than one view for all of them."
        )
    ]

    /// The variants with one view.
    private static let named: [Variant] = [.setters, .viewModel, .cluster]

    private static let mappings = Feature.all.filter { $0.axis == .mapping }
}
