internal import Claims
internal import Matrix
internal import Report

/// What is said about the architectures, and what the figures of this report say to it.
struct ClaimsPage {
    let report: Report
    let findings: Findings

    var blocks: [Block] {
        let measured = Claim.all.filter { !findings[$0].isEmpty }
        let missing = Claim.all.filter { findings[$0].isEmpty }
        var blocks: [Block] = [
            .heading(1, "What is said, and what was measured"),
            .paragraph("[Summary](README) · [Method](method)"), .paragraph(introduction),
        ]
        if !measured.isEmpty { blocks.append(.table(overview(of: measured))) }
        blocks += measured.flatMap(section)
        if !missing.isEmpty {
            blocks += [.heading(2, "Not measured yet"), .table(table(of: missing))]
        }
        return blocks + [.heading(2, "Sources"), .items(sources)]
    }

    private var introduction: Prose {
        """
        Teachers repeat these claims. Each has a measure and a threshold, which were fixed before \
        anything was measured and are not moved to fit; no cell was changed to suit a claim. \
        *Supported* and *not supported* are said of one feature on one machine, not of an \
        architecture for ever. *Cannot tell* is said where an interval spans the threshold, *no \
        direction* where the outcome turns when one script is left out, and *not measured* where this \
        report lacks a figure that the claim names. *By construction* marks what could not have come \
        out otherwise, since the contract asks for it.
        """
    }

    private func overview(of claims: [Claim]) -> Table {
        var table = Table(
            [("Claim", .left)] + report.features.map { ("\(report.title(of: $0))", .left) }
        )
        for claim in claims {
            let findings = findings[claim]
            table.add(
                ["[\(claim.wording)](#\(claim.id))"]
                    + report.features.map { feature in
                        verdicts(of: findings.filter { $0.feature == feature }, on: claim)
                    }
            )
        }
        return table
    }

    /// The verdict of a feature, or those of its variants.
    private func verdicts(of findings: [Finding], on claim: Claim) -> Prose {
        guard !findings.isEmpty else { return "does not apply" }
        return findings.map { finding -> Prose in
            let variant = finding.variant.map { "\($0.title) " } ?? ""
            return "\(variant + claim.text(of: finding.verdict))"
        }
        .joined(separator: ", ")
    }

    /// A claim and what each feature says to it; `nil` where it is none that is measured.
    func verdict(on id: String) -> [Block]? {
        guard let claim = Claim.all.first(where: { $0.id == id }) else { return nil }
        let findings = findings[claim]
        guard !findings.isEmpty else { return nil }
        return [
            .quotation("\(claim.wording)"),
            .paragraph("Measured: \(claim.measure). Supported when: \(claim.threshold)."),
            .items(findings.map { outcome(of: $0, on: claim) }),
        ]
    }

    private func section(of claim: Claim) -> [Block] {
        let findings = findings[claim]
        let sources = claim.sources.map { Prose(value: $0.rawValue) }
        return [
            .heading(2, "\(claim.id)"), .quotation("\(claim.wording)"),
            .items(
                [
                    "**Said in**: \(sources.joined(separator: "; "))",
                    "**Measured**: \(claim.measure)", "**Supported when**: \(claim.threshold)",
                ] + caveats(of: claim, findings)
            ),
            .table(table(of: findings)), .items(findings.map { outcome(of: $0, on: claim) }),
        ] + meaning(of: claim, findings)
    }

    /// The decisions that the figures depend on, by the numbers that features' pages give them.
    private func caveats(of claim: Claim, _ findings: [Finding]) -> [Prose] {
        var named: Set<Variant> = []
        let features = Set(findings.map(\.feature))
        let cells = report.matrix.cells.filter { features.contains($0.feature) }
        let parts = cells.compactMap { cell -> String? in
            let numbers = claim.caveats(of: cell)
            guard !numbers.isEmpty, named.insert(cell.variant).inserted else { return nil }
            return "\(cell.variant.title) \(numbers.map(String.init).joined(separator: ", "))"
        }
        guard !parts.isEmpty else { return [] }
        return [
            """
            **Rests on what was decided**: \(parts.joined(separator: "; ")) (each feature's page says \
            what)
            """
        ]
    }

    private func table(of findings: [Finding]) -> Table {
        let variants = report.matrix.filter { row in findings.contains { $0.feature == row.feature }
        }
        .variants
        var table = Table(
            [("Feature", .left), ("Figure", .left)] + variants.map { ("\($0.title)", .right) }
        )
        // Findings on several variants rest on the same figures.
        var shown: [Feature: Set<Finding.Row>] = [:]
        for finding in findings {
            let ofFeature = report.variants(of: finding.feature)
            for row in finding.rows where shown[finding.feature, default: []].insert(row).inserted {
                table.add(
                    ["\(report.title(of: finding.feature))", "\(row.title)"]
                        + variants.map { variant in
                            .figure(ofFeature.firstIndex(of: variant).flatMap { row.values[$0] })
                        }
                )
            }
        }
        return table
    }

    private func outcome(of finding: Finding, on claim: Claim) -> Prose {
        let reasons = finding.reasons.map(Prose.init(value:)).joined(separator: "; ")
        return "\(subject(of: finding)): **\(claim.text(of: finding.verdict))** (\(reasons))."
    }

    private func subject(of finding: Finding) -> Prose {
        let variant: Prose = finding.variant.map { " in \($0.title)" } ?? ""
        return "\(report.title(of: finding.feature))\(variant)"
    }

    /// One sentence for each verdict that a feature came to, with the features where they differ.
    private func meaning(of claim: Claim, _ findings: [Finding]) -> [Block] {
        let verdicts = findings.map(\.verdict)
        let order: [Finding.Verdict] = [
            .supported, .notSupported, .noDirection, .cannotTell, .notMeasured,
        ]
        let distinct = order.filter(verdicts.contains)
        return distinct.map { verdict in
            let sentence: Prose =
                switch verdict {
                case .supported: Prose(authored: claim.meaning.supported)
                case .notSupported: Prose(authored: claim.meaning.notSupported)
                case .noDirection: "It depends on what a person does most; look at the scripts."
                case .cannotTell: "These figures do not decide it."
                case .notMeasured: "This report does not tell."
                }
            guard distinct.count > 1 else { return .paragraph("**If you choose:** \(sentence)") }
            let features = findings.filter { $0.verdict == verdict }.map(subject)
            return .paragraph(
                "**If your feature is like \(Wording.list(features)):** \(sentence)"
            )
        }
    }

    private func table(of missing: [Claim]) -> Table {
        var table = Table([
            ("Claim", .left), ("Measure", .left), ("Supported when", .left),
            ("What is missing", .left),
        ])
        for claim in missing {
            let reason =
                if case .notMeasuredYet(let missing, _) = claim.decision {
                    missing
                } else {
                    "a feature of this report that it is about"
                }
            table.add(
                [claim.wording, claim.measure, claim.threshold, reason].map(Prose.init(value:))
            )
        }
        return table
    }

    private var sources: [Prose] { Claim.Source.allCases.map { Prose(value: $0.rawValue) } }
}
