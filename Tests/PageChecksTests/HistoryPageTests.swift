internal import Foundation
internal import PageChecks
internal import Testing

@Suite("The page about the history of reports")
struct HistoryPageTests {
    private func report(
        _ commit: String,
        _ lines: Int,
        instructions: Int? = nil,
        verdict: String = "supported"
    ) -> PastReport {
        let rows = #"[{"feature": "blog-feed", "variants": ["mvc", "mvp", "mvvm", "viper"]}]"#
        let figures = ["mvc", "mvp", "mvvm", "viper"].map { variant in
            """
            {"cell": {"feature": "blog-feed", "variant": "\(variant)"},
             "sources": {"code": \(variant == "mvp" ? lines : 100)}}
            """
        }
        let counts = instructions.map {
            """
            {"figures": {"rows": \(rows), "scripts": [{"feature": "blog-feed", "script": "like",
                "counts": [{"perCall": 1000}, {"perCall": \($0)}]}]}}
            """
        }
        let json = """
            {"version": 5, "matrix": \(rows), "provenance": {"origins": [{"commit": "\(commit)",
                "date": "\(commit)", "subjects": ["blog-feed MVP", "blog-feed MVC"]}]},
             "lines": {"figures": [\(figures.joined(separator: ","))]},
             "instructions": \(counts ?? #"{"notMeasured": true}"#)}
            """
        let claims = """
            # Claims

            ## Less is more

            > Less code is more.

            - **Metric**: code lines

            | Feature   | Verdict        |
            | --------- | -------------- |
            | Blog feed | **\(verdict)** |
            """
        return PastReport(
            commit: commit,
            date: "2026-01-0\(commit.count)",
            json: Data(json.utf8),
            claims: claims
        )
    }

    private func page(_ reports: [PastReport]) -> String {
        let history = ReportHistory(reports: reports) { _, _ in
            SourceDifference(
                diff: """
                    --- a/Sources/Features/BlogFeed/MVP/View.swift
                    +++ b/Sources/Features/BlogFeed/MVP/View.swift
                    @@ -0,0 +1,2 @@
                    +let name = 1
                    +let place = 2
                    """
            )
        }
        return HistoryPage(history).markdown.replacing(/\ {2,}/, with: " ")
    }

    private var three: [PastReport] {
        [
            report("a", 120), report("bb", 150, instructions: 1_500),
            report("ccc", 140, instructions: 900, verdict: "not supported"),
        ]
    }

    @Test("The page begins with the ranges and the number of changed verdicts")
    func conclusion() throws {
        let page = page(three)
        let beginning = page.prefix(upTo: try #require(page.firstRange(of: "## ")).lowerBound)
        #expect(beginning.contains("Of 1 verdict in at least two reports, 1 changed, 1 of them"))
        #expect(beginning.contains("in 1 of 1 claim. "))
        #expect(beginning.contains("up to 1.25 (Blog feed MVP, 120 to 150); median 1 of 4 ranges"))
        #expect(beginning.contains("up to 1.67 (Blog feed `like` MVP, 900 to 1,500)"))
    }

    @Test("A reversed verdict is listed with the edit that came with it")
    func reversal() {
        #expect(
            page(three).contains(
                "| Less is more | Blog feed | `ccc` 2026-01-03 | supported → not supported "
                    + "| implementations (2 lines) |"
            )
        )
        #expect(page([report("a", 120), report("bb", 120)]).contains("No verdict changed from"))
    }

    @Test("Each change of code lines has the commit and the day of its report")
    func lines() {
        #expect(
            page(three).contains(
                "| Blog feed | MVP | 120 (`a` 2026-01-01); 150 (`bb` 2026-01-02); "
                    + "140 (`ccc` 2026-01-03) |"
            )
        )
    }

    @Test("A headline is a ratio to MVC over the features with all four architectures")
    func headlines() {
        #expect(
            page(three).contains(
                "| Code lines ÷ MVC | MVP | 1.20 (1) | 1.40 (1) | 1.40 | 1.20 | 1.50 |"
            )
        )
    }

    @Test("The page names the values that a report does not have")
    func missingValues() {
        #expect(page(three).contains("Instructions of a call in 1: not measured in that run"))
    }

    @Test("A later report adds to the page and leaves the earlier values")
    func laterReport() {
        let longer = page(three + [report("dddd", 160, instructions: 900, verdict: "supported")])
        #expect(longer.contains("140 (`ccc` 2026-01-03); 160 (`dddd` 2026-01-04) |"))
        #expect(longer.contains("| `ccc` 2026-01-03 | supported → not supported |"))
        #expect(longer.contains("| `dddd` 2026-01-04 | not supported → supported |"))
        #expect(page(three) == page(three))
    }
}
