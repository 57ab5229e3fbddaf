internal import Foundation
internal import PageChecks
internal import Testing

@Suite("The history of reports")
struct ReportHistoryTests {
    /// A report of the first format, about MVC and MVP of Greeting.
    private func old(
        commit: String = "aaa",
        lines: Int = 50,
        latency: Double = 1.2,
        claims: String? = nil
    ) -> PastReport {
        let estimate = """
            {"toReference": [{"reference": 0, "variant": 1, "ratio": \(latency)}]}
            """
        let json = """
            {"version": 1, "features": ["greeting"], "variants": ["mvc", "mvp"],
             "provenance": {"commit": "\(commit)", "date": "2026-01-01T\(lines)", "machine":
                {"processor": "Intel"}},
             "lines": {"figures": [
                {"cell": {"feature": "greeting", "variant": "mvc"}, "sources": {"code": 40}},
                {"cell": {"feature": "greeting", "variant": "mvp"},
                 "sources": {"code": \(lines)}}]},
             "instructions": {"notMeasured": true},
             "latency": {"figures": {"variants": ["mvc", "mvp"],
                "scripts": [{"feature": "greeting", "script": "show", "estimate": \(estimate)}],
                "features": [{"feature": "greeting", "estimate": \(estimate)}]}}}
            """
        return PastReport(
            commit: "old",
            date: "2026-01-01",
            json: Data(json.utf8),
            claims: claims
        )
    }

    /// A report of today's format, about the same implementations.
    private func new(
        commit: String = "bbb",
        lines: String = "60",
        latency: Double = 1.1,
        instructions: Int = 120,
        processor: String = "Intel",
        claims: String? = nil
    ) -> PastReport {
        let estimate = """
            {"comparisons": [{"reference": 0, "variant": 1, "ratio": \(latency)}]}
            """
        let origins = ["lines", "coverage", "instructions", "latency"].map { measure in
            """
            {"measure": "\(measure)", "subjects": ["greeting MVC", "greeting MVP"],
             "commit": "\(commit)", "date": "2026-01-02 \(commit)", "hasUncommittedChanges": false}
            """
        }
        let rows = #"[{"feature": "greeting", "variants": ["mvc", "mvp"]}]"#
        let json = """
            {"version": 13, "matrix": \(rows),
             "provenance": {"origins": [\(origins.joined(separator: ","))],
                "machine": {"processor": "\(processor)"}},
             "lines": {"figures": [
                {"cell": {"feature": "greeting", "variant": "mvp"},
                 "sources": {"code": \(lines)}}]},
             "coverage": {"figures": [{"cell": {"feature": "greeting", "variant": "mvp"},
                "withoutView": {"lines": {"count": 8, "covered": 4}}}]},
             "instructions": {"figures": {"rows": \(rows), "scripts": [{"feature": "greeting",
                "script": "show", "counts": [{"perCall": 100}, {"perCall": \(instructions)}]}]}},
             "latency": {"figures": {"rows": \(rows), "scripts": [{"feature": "greeting",
                "script": "show", "judgement": {"estimate": \(estimate)}}],
                "features": [{"feature": "greeting",
                    "judgement": {"whole": {"estimate": \(estimate)}}}]}}}
            """
        return PastReport(
            commit: "new",
            date: "2026-01-02",
            json: Data(json.utf8),
            claims: claims
        )
    }

    private func oldClaims(_ verdict: String, threshold: String = "1.6 to 2.4") -> String {
        """
        # Claims

        | Claim | Greeting | Digit |
        | ----- | -------- | ----- |
        | [MVP takes about twice as much code as MVC.](#mvp-twice) | \(verdict) | does not apply |

        ## mvp-twice

        > MVP takes about twice as much code as MVC.

        - **Measured**: code lines
        - **Supported when**: \(threshold)
        """
    }

    private func newClaims(_ verdict: String, metric: String = "code lines") -> String {
        """
        # Claims and evidence

        | Claim | Verdict | Evidence |
        | ----- | ------- | -------- |
        | [MVP takes twice as much code as MVC](#mvp) | supported in 1 | 1.31 |

        ## MVP takes twice as much code as MVC

        > MVP takes about twice as much code as MVC.

        - **Metric**: \(metric)
        - **Supported if**: MVP ÷ MVC 1.6 to 2.4

        | Feature  | Metric | Values | Verdict |
        | -------- | ------ | ------ | ------- |
        | Greeting | Lines  | 1.31   | borderline |
        | Greeting |        | **together** | **\(verdict)** |
        """
    }

    private let mvp = HistorySubject(feature: "greeting", variant: "mvp")
    private let shown = HistorySubject(feature: "greeting", variant: "mvp", scenario: "show")
    private let key = ClaimVerdicts.Key(
        claim: "MVP takes twice as much code as MVC",
        feature: "Greeting"
    )

    /// A difference with one changed line in a file.
    private func edit(_ path: String, _ line: String = "let name = 1") -> SourceDifference {
        SourceDifference(diff: "--- a/\(path)\n+++ b/\(path)\n@@ -0,0 +1 @@\n+\(line)\n")
    }

    @Test("The values of the first format are read, and what it does not have is named")
    func firstFormat() {
        let report = old()
        #expect(report.format == 1)
        #expect(report.values[.lines]?[mvp] == 50)
        #expect(report.values[.latency]?[shown] == 1.2)
        #expect(report.values[.latency]?[mvp] == 1.2)
        #expect(report.obstacles[.instructions] == "not measured in that run")
        #expect(report.obstacles[.coverage] == "the format does not have it")
    }

    @Test("The values of today's format are read")
    func latestFormat() {
        let report = new()
        #expect(report.values[.lines]?[mvp] == 60)
        #expect(report.values[.coverage]?[mvp] == 0.5)
        #expect(report.values[.instructions]?[shown] == 120)
        #expect(report.values[.latency]?[shown] == 1.1)
        #expect(report.values[.latency]?[mvp] == 1.1)
        #expect(report.obstacles.isEmpty)
    }

    @Test("A section of unknown form does not hide the other sections")
    func unknownForm() {
        let report = new(lines: "\"many\"")
        #expect(report.obstacles == [.lines: "the section has an unknown form"])
        #expect(report.values[.instructions]?[shown] == 120)
        let broken = PastReport(commit: "c", date: "d", json: Data("{".utf8), claims: nil)
        #expect(broken.obstacles.count == HistoryMetric.allCases.count)
    }

    @Test("Verdicts are read from old and new pages under today's title and words")
    func verdicts() {
        let digit = ClaimVerdicts.Key(claim: key.claim, feature: "Digit")
        #expect(ClaimVerdicts(oldClaims("cannot tell")).verdicts == [key: "inconclusive"])
        #expect(ClaimVerdicts(newClaims("not supported")).verdicts == [key: "not supported"])
        #expect(ClaimVerdicts(oldClaims("supported")).verdicts[digit] == nil)
    }

    @Test("A changed value has the cause that sources and machine give")
    func causes() throws {
        func cause(_ path: String, processor: String = "Intel") throws -> ReportHistory.Cause {
            let history = ReportHistory(
                reports: [new(latency: 1.3), new(commit: "ccc", processor: processor)]
            ) { from, to in
                from == "bbb" && to == "ccc" ? self.edit(path) : nil
            }
            return try #require(
                history.valueSteps.first { $0.metric == .latency && $0.subject == shown }
            ).cause
        }
        #expect(try cause("Sources/Features/Greeting/MVP/View.swift") == .edit)
        // A ratio also moves with the baseline.
        #expect(try cause("Sources/Features/Greeting/MVC/View.swift") == .edit)
        #expect(try cause("Sources/Features/Greeting/MVPX/View.swift") == .neither)
        #expect(try cause("Sources/Subject/HeadlessKit/View.swift") == .kit)
        #expect(try cause("Sources/Measures/Latency/Round.swift") == .method)
        #expect(try cause("README.md", processor: "AMD") == .machine)
        let path = "Sources/Features/Greeting/MVP/View.swift"
        #expect(try cause(path, processor: "AMD") == .editAndMachine)
    }

    @Test("Only lines of Swift code count as an edit")
    func edits() throws {
        func cause(_ difference: SourceDifference?) throws -> ReportHistory.Cause {
            let history = ReportHistory(reports: [old(), new()]) { _, _ in difference }
            return try #require(history.valueSteps.first { $0.metric == .lines }).cause
        }
        let path = "Sources/Features/Greeting/MVP/View.swift"
        #expect(try cause(edit(path)) == .edit)
        #expect(try cause(edit(path, "    // The name.")) == .neither)
        #expect(try cause(edit(path, "")) == .neither)
        #expect(try cause(edit("Sources/Features/Greeting/MVP/notes.md")) == .neither)
        // A removed line of code that looks like the head of a file.
        let removed = "--- a/\(path)\n+++ b/\(path)\n@@ -1,2 +0,0 @@\n--- a/b\n-// The name.\n"
        #expect(try cause(SourceDifference(diff: removed)) == .edit)
        #expect(try cause(nil) == .unknown)
    }

    @Test("A value that a report repeats is not a new measurement")
    func repetitions() {
        let history = ReportHistory(reports: [new(), new(), new(commit: "ccc")]) { _, _ in
            SourceDifference(diff: "")
        }
        let steps = history.valueSteps.filter { $0.metric == .instructions }
        #expect(steps.map(\.reports.1) == [2, 2])
    }

    @Test("A changed verdict tells edits, criterion and machine apart")
    func verdictSteps() throws {
        let reports = [
            old(claims: oldClaims("supported")), old(claims: oldClaims("supported")),
            new(claims: oldClaims("not supported", threshold: "2 to 3")),
            new(
                commit: "ccc",
                processor: "AMD",
                claims: newClaims("borderline", metric: "latency")
            ),
        ]
        let history = ReportHistory(reports: reports) { _, to in
            self.edit(to == "ccc" ? "README.md" : "Sources/Features/Greeting/MVC/View.swift")
        }
        try #require(history.verdictSteps.count == 2)
        let (first, second) = (history.verdictSteps[0], history.verdictSteps[1])
        #expect(first.reports == (1, 2))
        #expect(first.isReversal && !first.isWithoutEdit && first.isCriterionChanged)
        #expect(first.implementationLines == 1 && !first.isMachineChanged)
        #expect(second.before == "not supported" && second.after == "borderline")
        #expect(!second.isReversal && second.isWithoutEdit && second.isMachineChanged)
    }
}
