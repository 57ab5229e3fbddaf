internal import Claims
internal import Matrix

/// The claims that were checked in one feature.
struct FeatureClaims {
    let feature: Feature
    let findings: Findings

    /// A table with a row for each verdict; empty if no claim is about the feature.
    var blocks: [Block] {
        var table = Table([("Claim", .left), ("Verdict", .left), ("Evidence", .left)])
        for claim in Claim.all {
            for finding in findings[claim] where finding.feature == feature {
                let link: Prose = "[\(claim.title)](claims.md\(ClaimsPage.link(to: claim)))"
                table.add([
                    finding.comparator.map { "\(link) (\($0.title) as MVC)" } ?? link,
                    "\(claim.text(of: finding.verdict))",
                    Prose(value: finding.evidence),
                ])
            }
        }
        return table.rows.isEmpty ? [] : [.heading(2, "Claims checked"), .table(table)]
    }
}
