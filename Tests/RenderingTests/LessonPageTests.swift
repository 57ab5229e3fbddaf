internal import Changes
internal import Foundation
internal import Matrix
internal import Rendering
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing
internal import Workshop

@Suite("The page of a lesson")
struct LessonPageTests {
    private func page(_ lines: String...) throws -> LessonPage { try lesson(lines).page }

    private func lesson(_ lines: [String]) throws -> (lesson: Lesson, page: LessonPage) {
        let folder = try TemporaryFolder([
            "\(LessonLibrary.path)/1-one.md": (["# One", ""] + lines).joined(separator: "\n"),
            "A.swift": "struct A {\n    func a() { b(\"```\") }\n}\n",
            "B.swift": "struct B {\n    var b: Array<Int> {\n        []\n    }\n}\n",
        ])
        defer { folder.remove() }
        let lesson = try LessonLibrary(packageRoot: folder.path).lessons()[0]
        return (
            lesson, try LessonPage(lesson, report: try .sample(), packageRoot: folder.path)
        )
    }

    @Test("Two code blocks are side by side, or below each other on narrow terminals")
    func sideBySide() throws {
        let page = try page("@code A.swift a", "", "@code B.swift b")
        #expect(
            page.pages(width: 60) == [
                """
                1. One

                A.swift:2                    │ B.swift:2
                ──────────────────────────── │ ────────────────────────────
                func a() { b("```") }        │ var b: Array<Int> {
                                             │     []
                                             │ }
                """
            ]
        )
        #expect(
            page.pages(width: 50) == [
                """
                1. One

                A.swift:2

                  func a() { b("```") }

                B.swift:2

                  var b: Array<Int> {
                      []
                  }
                """
            ]
        )
    }

    @Test("The HTML page of all lessons has a projector, a menu and a link to the report")
    func browser() throws {
        let lesson = try lesson(["Text.", "", "@code A.swift a", "", "@code B.swift b"])
        let index = WorkshopIndex([lesson.lesson], exercises: [])
        let page = WorkshopPage(index, [lesson.page]).text
        #expect(page.contains("script-src 'sha256-"))
        #expect(page.contains("const projector = {"))
        #expect(page.contains("<summary>Lessons</summary>"))
        #expect(page.contains("<a href=\"../index.html\">Report</a>"))
        #expect(page.contains(##"<a href="#one">1. one</a>"##))
        #expect(page.contains("<section class=\"view\" id=\"one\" aria-label=\"1. One\">"))
        #expect(page.contains("<pre tabindex=\"0\">var b: Array&lt;Int&gt; {\n    []\n}</pre>"))
    }

    @Test("The index lists lessons, exercises and common mistakes")
    func index() throws {
        let lesson = try lesson(["Text."])
        let exercise = Exercise(
            title: "Break | it",
            level: .second,
            feature: .greeting,
            variant: .mvp,
            task: ["Task."],
            problem: "list",
            keys: nil,
            places: [],
            checks: [],
            hints: [],
            reason: "So.",
            mistakes: ["One thing.", "Another."]
        )
        let index = WorkshopIndex([lesson.lesson], exercises: [("break-it", exercise)])
        for part in [
            "1. [One](one.md)", "<details>", "## Two hours", "| Minute |", "Break \\| it",
            "greeting MVP", "- `break-it`: One thing. Another.",
        ] {
            #expect(index.markdown.contains(part), "\(part)")
        }
    }

    @Test("Code has its file and line, and a fence that it cannot close")
    func code() throws {
        #expect(
            try page("@code A.swift a").markdown == """
                # 1. One

                `A.swift:2`

                ````swift
                func a() { b("```") }
                ````

                """
        )
    }

    @Test("A lesson on a terminal has a page for each heading")
    func pages() throws {
        let pages = try page("First.", "", "## Second", "", "Text.", "", "## Third").pages(
            width: 80
        )
        #expect(pages == ["1. One\n\nFirst.", "Second\n\nText.", "Third"])
    }

    @Test("Each lesson of the workshop has the pages of a lesson in a terminal")
    func lessons() throws {
        let report = try CheckedReport.committed.report()
        for lesson in try LessonLibrary(packageRoot: Self.packageRoot).lessons() {
            let pages = try LessonPage(lesson, report: report, packageRoot: Self.packageRoot)
                .pages(width: 80)
            let headings = pages.compactMap { $0.split(separator: "\n").first }
            for heading in [
                "Look at the code", "Commands to run", "Exercise", "Questions", "Takeaway",
                "Answers for the teacher",
            ] {
                #expect(headings.contains(heading[...]), "\(lesson.name): \(heading)")
            }
        }
    }

    private static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

    @Test("An answer is folded on the page, and on the last page in a terminal")
    func answers() throws {
        let page = try page(
            "## Questions",
            "",
            "@question Who knows `x`?",
            "Only *y*.",
            "",
            "## End",
            "",
            "Text."
        )
        #expect(
            page.markdown.contains(
                "<details>\n<summary>Who knows x?</summary>\n\nOnly *y*.\n\n</details>"
            )
        )
        #expect(
            page.pages(width: 80) == [
                "1. One", "Questions\n\n- Who knows x?", "End\n\nText.",
                "Answers for the teacher\n\nWho knows x?\n\nOnly y.",
            ]
        )
    }

    @Test("A table of values has a caption and the chosen variants")
    func values() throws {
        let page = try page("@result values greeting codeLines,files MVP VIPER").markdown
        #expect(page.contains("*Greeting: code lines; files.*\n\n| Variant"))
        #expect(page.contains("| MVP ") && page.contains("| VIPER "))
        #expect(!page.contains("| MVC "))
    }

    @Test(
        "The error for an unknown name in a lesson names the lesson",
        arguments: [
            ("@code A.swift c", "A.swift"), ("@code B.swift a", "B.swift"),
            ("@decision MVP 99", "MVP has no design decision 99"), ("@decision MVQ 1", "MVQ"),
            ("@exercise nothing", "nothing/exercise.json"), ("@result size greeting", "'size'"),
            ("@result values nothing files", "'nothing'"),
            ("@result values greeting nothing", "no metric 'nothing'"),
            ("@result values greeting files MVQ", "no variant 'MVQ'"),
            ("@result claim nothing", "no claim 'nothing'"),
            ("@result calls greeting nothing", "'nothing'"),
            ("@result change nothing", "no change 'nothing'"),
        ]
    )
    func missing(line: String, part: String) {
        do {
            _ = try page(line)
            Issue.record("There is.")
        } catch {
            #expect("\(error)".hasPrefix("The lesson 'one': "))
            #expect("\(error)".contains(part))
        }
    }
}
