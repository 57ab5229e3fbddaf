extension Claim {
    /// Every claim, in the order of the page.
    package static let all = measured + notMeasuredYet

    /// The claims whose feature or variant does not exist yet.
    private static let notMeasuredYet: [Claim] = []
}
