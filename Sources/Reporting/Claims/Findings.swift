package import Report

/// What the figures of a report say about all claims. Several pages tell it, so it is judged once.
package struct Findings: Sendable {
    /// By the claims' names.
    private let findings: [String: [Finding]]

    package init(_ report: Report) {
        let judge = Judge(report: report)
        findings = Dictionary(
            uniqueKeysWithValues: (Claim.all + Study.all.map(\.claim))
                .map { ($0.id, judge.findings(on: $0)) }
        )
    }

    /// What each feature says; empty where the claim is not measured yet, or no feature of the report is
    /// one that it is about.
    package subscript(claim: Claim) -> [Finding] { findings[claim.id] ?? [] }
}
