internal import Claims
internal import Matrix
internal import Report

/// What is said about the architectures, and what the figures of this report say to it.
struct ClaimsPage {
    let report: Report

    private var judge: Judge { Judge(report: report) }

    var text: String {
        let measured = Claim.all.filter { !judge.findings(on: $0).isEmpty }
        let missing = Claim.all.filter { judge.findings(on: $0).isEmpty }
        var parts = [
            "# What is said, and what was measured", "[Summary](README.md) · [Method](method.md)",
            introduction,
        ]
        if !measured.isEmpty { parts.append(overview(of: measured)) }
        parts += measured.flatMap(section)
        if !missing.isEmpty { parts += ["## Not measured yet", table(of: missing)] }
        parts += ["## Sources", sources]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var introduction: String {
        "Teachers repeat these claims. Each has a measure and a threshold, which were fixed before "
            + "anything was measured and are not moved to fit; no cell was changed to suit a claim. "
            + "*Supported* and *not supported* are said of one feature on one machine, not of an "
            + "architecture for ever. *Cannot tell* is said where an interval spans the threshold, "
            + "*no direction* where the outcome turns when one script is left out, and *not "
            + "measured* where this report lacks a figure that the claim names."
    }

    private func overview(of claims: [Claim]) -> String {
        var table = MarkdownTable(
            [("Claim", .left)] + report.features.map { (report.title(of: $0), .left) }
        )
        for claim in claims {
            let findings = judge.findings(on: claim)
            table.add(
                ["[\(MarkdownText.literal(claim.wording))](#\(claim.id))"]
                    + report.features.map { feature in
                        verdicts(of: findings.filter { $0.feature == feature })
                    }
            )
        }
        return table.text
    }

    /// The verdict of a feature, or those of its variants.
    private func verdicts(of findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "does not apply" }
        return findings.map { finding in
            (finding.variant.map { "\($0.title) " } ?? "") + finding.verdict.rawValue
        }.joined(separator: ", ")
    }

    private func section(of claim: Claim) -> [String] {
        let findings = judge.findings(on: claim)
        return [
            "## \(claim.id)",
            "> \(MarkdownText.literal(claim.wording))",
            """
            - **Said in**: \(claim.sources.map { MarkdownText.literal($0.rawValue) }.joined(separator: "; "))
            - **Measured**: \(MarkdownText.literal(claim.measure))
            - **Supported when**: \(MarkdownText.literal(claim.threshold))
            """ + caveats(of: claim),
            table(of: findings),
            findings.map(outcome).joined(separator: "\n"),
            meaning(of: claim, findings),
        ]
    }

    /// The decisions that the figures depend on, by the numbers that features' pages give them.
    private func caveats(of claim: Claim) -> String {
        var named: Set<Variant> = []
        let parts = report.matrix.cells.compactMap { cell -> String? in
            let numbers = claim.caveats(of: cell)
            guard !numbers.isEmpty, named.insert(cell.variant).inserted else { return nil }
            return "\(cell.variant.title) \(numbers.map(String.init).joined(separator: ", "))"
        }
        guard !parts.isEmpty else { return "" }
        return
            "\n- **Rests on what was decided**: \(parts.joined(separator: "; ")) (each feature's "
            + "page says what)"
    }

    private func table(of findings: [Finding]) -> String {
        let variants = report.matrix.filter { row in findings.contains { $0.feature == row.feature }
        }
        .variants
        var table = MarkdownTable(
            [("Feature", .left), ("Figure", .left)] + variants.map { ($0.title, .right) }
        )
        // Findings on several variants rest on the same figures.
        var shown: Set<Finding.Row> = []
        for finding in findings {
            if finding.feature != findings.first?.feature { shown = [] }
            let ofFeature = report.variants(of: finding.feature)
            for row in finding.rows where shown.insert(row).inserted {
                table.add(
                    [report.title(of: finding.feature), MarkdownText.literal(row.title)]
                        + variants.map { variant in
                            ofFeature.firstIndex(of: variant).flatMap { row.values[$0] }
                                ?? Figures.none
                        }
                )
            }
        }
        return table.text
    }

    private func outcome(of finding: Finding) -> String {
        let reasons = finding.reasons.map(MarkdownText.literal).joined(separator: "; ")
        return "- \(subject(of: finding)): **\(finding.verdict.rawValue)** (\(reasons))."
    }

    private func subject(of finding: Finding) -> String {
        report.title(of: finding.feature) + (finding.variant.map { " in \($0.title)" } ?? "")
    }

    /// One sentence for each verdict that a feature came to, with the features where they differ.
    private func meaning(of claim: Claim, _ findings: [Finding]) -> String {
        let verdicts = findings.map(\.verdict)
        let order: [Finding.Verdict] = [
            .supported, .notSupported, .noDirection, .cannotTell, .notMeasured,
        ]
        let distinct = order.filter(verdicts.contains)
        return distinct.map { verdict in
            let sentence =
                switch verdict {
                case .supported: claim.meaning.supported
                case .notSupported: claim.meaning.notSupported
                case .noDirection: "It depends on what a person does most; look at the scripts."
                case .cannotTell: "These figures do not decide it."
                case .notMeasured: "This report does not tell."
                }
            guard distinct.count > 1 else { return "**If you choose:** \(sentence)" }
            let features = findings.filter { $0.verdict == verdict }.map(subject)
            return "**If your feature is like \(Wording.list(features)):** \(sentence)"
        }
        .joined(separator: "\n\n")
    }

    private func table(of missing: [Claim]) -> String {
        var table = MarkdownTable([
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
                [claim.wording, claim.measure, claim.threshold, reason].map(MarkdownText.literal)
            )
        }
        return table.text
    }

    private var sources: String {
        Claim.Source.allCases.map { "- \(MarkdownText.literal($0.rawValue))" }
            .joined(separator: "\n")
    }
}
