internal import Claims
internal import Report

/// The page that compares the findings of published studies with the report's values.
struct StudiesPage {
    static let name = "studies"

    let report: Report
    let findings: Findings

    private var claims: ClaimsPage { ClaimsPage(report: report, findings: findings) }

    var blocks: [Block] {
        let measured = Study.all.filter { !findings[$0.claim].isEmpty }
        let beginning: [Block] = [
            .heading(1, "Published studies"),
            .paragraph(
                "[Summary](README) · [Claims](claims) · [Changes](changes) · [Method](method)"
            ),
            .paragraph(
                """
                Others have compared these architectures. Each of their findings is held against our \
                values, although app and platform are others: *supported* means that our values agree. \
                A difference refutes neither side. It says that the finding depends on the app, the \
                platform or the metric. The verdicts are explained with the [claims](claims).
                """
            ),
        ]
        return beginning + (measured.isEmpty ? [] : [.table(overview(of: measured))])
            + measured.flatMap(section) + [
                .heading(2, "Related work"),
                .paragraph("Studies of the kind whose findings are not compared here:"),
                .items(
                    Study.Publication.related.map { "\(Self.citation(of: $0)): \($0.subject)." }
                ),
            ]
    }

    private func overview(of studies: [Study]) -> Table {
        var table = Table([
            ("Finding", .left), ("Study", .left), ("Our values", .left), ("Evidence", .left),
        ])
        for study in studies {
            table.add([
                "[\(study.claim.title)](\(ClaimsPage.link(to: study.claim)))",
                "\(study.publication.authors) (\(study.publication.year))",
                claims.summary(of: study.claim),
                Prose(value: ClaimsPage.evidence(of: findings[study.claim])),
            ])
        }
        return table
    }

    private func section(of study: Study) -> [Block] {
        [
            .heading(2, "\(study.claim.title)"), .quotation("\(study.claim.wording)"),
            .items([
                "**Study**: \(Self.citation(of: study.publication))",
                "**Compared there**: \(study.publication.subject)",
                "**Our metric**: \(study.claim.measure)",
                "**Agrees if**: \(study.claim.threshold)",
                "**Why they may differ**: \(study.difference)",
            ]), .table(claims.table(of: findings[study.claim], on: study.claim)),
        ]
    }

    private static func citation(of publication: Study.Publication) -> Prose {
        let title: Prose =
            publication.address.map { "[\(publication.title)](\($0))" } ?? "\(publication.title)"
        return "\(publication.authors): \(title). \(publication.venue), \(publication.year)"
    }
}
