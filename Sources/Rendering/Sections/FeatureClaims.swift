internal import Claims
internal import Matrix

/// What the figures of one feature say to what is said of architectures.
struct FeatureClaims {
    let feature: Feature
    let findings: Findings

    /// A row for each claim that is about the feature, none where no claim is.
    var blocks: [Block] {
        var table = Table([("Claim", .left), ("Verdict", .left), ("Since", .left)])
        var count = 0
        for claim in Claim.all {
            for finding in findings[claim] where finding.feature == feature {
                let variant = finding.variant.map { "\($0.title): " } ?? ""
                table.add([
                    "[\(claim.wording)](claims.md#\(claim.id))",
                    "\(variant + claim.text(of: finding.verdict))",
                    finding.reasons.map(Prose.init(value:)).joined(separator: "; "),
                ])
                count += 1
            }
        }
        return count == 0 ? [] : [.heading(2, "What it says to claims"), .table(table)]
    }
}
