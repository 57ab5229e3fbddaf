package import Report

/// The findings on all claims in a report. They are computed once, because several pages show them.
package struct Findings: Sendable {
    /// The findings by the names of the claims.
    private let findings: [String: [Finding]]

    package init(_ report: Report) {
        let judge = Judge(report: report)
        findings = Dictionary(
            uniqueKeysWithValues: (Claim.all + Study.all.map(\.claim))
                .map { ($0.id, judge.findings(on: $0)) }
        )
    }

    /// Returns the findings on a claim, one for each feature; empty if the claim is not measured
    /// yet, or the report has no feature to which it applies.
    package subscript(claim: Claim) -> [Finding] { findings[claim.id] ?? [] }
}
