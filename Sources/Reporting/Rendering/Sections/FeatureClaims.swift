internal import Claims
internal import Matrix

/// The claims that were checked in one feature.
struct FeatureClaims {
    let feature: Feature
    let findings: Findings

    /// A table with a row for each verdict; empty if no claim is about the feature.
    var blocks: [Block] {
        var table = Table([("Claim", .left), ("Verdict", .left), ("Evidence", .left)])
        for claim in Claim.testable {
            for finding in findings[claim] where finding.feature == feature {
                let link: Prose = "[\(claim.title)](claims.md\(ClaimsPage.link(to: claim)))"
                table.add([
                    finding.reading.isEmpty ? link : "\(link) (\(finding.reading))",
                    "\(claim.text(of: finding.verdict))",
                    Prose(value: finding.evidence),
                ])
            }
        }
        return table.rows.isEmpty ? [] : [.heading(2, "Claims checked"), .table(table)]
    }
}
