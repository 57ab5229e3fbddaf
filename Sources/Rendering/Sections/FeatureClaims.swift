internal import Claims
internal import Matrix
internal import Report

/// What the figures of one feature say to what is said of architectures.
struct FeatureClaims {
    let report: Report
    let feature: Feature

    /// A row for each claim that is about the feature, none where no claim is.
    var blocks: [Block] {
        let judge = Judge(report: report)
        var table = Table([("Claim", .left), ("Verdict", .left), ("Since", .left)])
        var count = 0
        for claim in Claim.all {
            for finding in judge.findings(on: claim, of: feature) {
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
