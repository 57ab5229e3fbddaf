internal import Matrix
internal import Report
internal import ReportSamples
internal import SourceMeasures
internal import SwiftSource
internal import Testing

@testable internal import Rendering

@Suite("The first screen of the summary")
struct OverviewSectionTests {
    private func text(_ report: Report) -> String {
        MarkdownWriter.text(of: OverviewSection(report: report).blocks)
    }

    /// Returns lines of an implementation.
    private func lines(_ implementation: Implementation, code: Int) -> ImplementationLines {
        let lines = TotalLines([
            FileLines(path: "a", counts: LineCounts(code: code, comment: 0, blank: 0))
        ])
        return ImplementationLines(
            implementation: implementation,
            roles: [],
            sources: lines,
            tests: lines,
            viewFreeTests: TotalLines([]),
            testDoubles: TotalLines([])
        )
    }

    /// Returns a report that has only lines.
    private func report(_ features: [(Feature, [Variant: Int])]) throws -> Report {
        var report = try Report.sampleWithoutValues()
        report.matrix = features.map { feature, code in
            MatrixRow(feature, feature.variants.filter { code[$0] != nil })
        }
        report.lines = .values(
            features.flatMap { feature, code in
                feature.implementations.compactMap { implementation in
                    code[implementation.variant].map { lines(implementation, code: $0) }
                }
            }
        )
        return report
    }

    @Test("The first screen has findings, limits and one number per field")
    func oneFeature() throws {
        let text = text(try .sample())
        #expect(
            text.contains(
                "- **Code**: of the four architectures, MVC needs the least code in 1 feature."
            )
        )
        #expect(text.contains("**Limits**: the implementations run on Linux"))
        let table = text.split(separator: "\n").filter { $0.hasPrefix("|") }
        #expect(table.count == 2 + Variant.architectures.count)
        #expect(table.last?.hasPrefix("| **VIPER**") == true)
    }

    @Test("The limits name the operating system of the machine if it is known")
    func system() throws {
        var report = try Report.sample()
        func expect(_ place: String) {
            #expect(text(report).contains("the implementations run\(place) against a headless"))
            let method = MarkdownWriter.text(of: MethodPage(report: report).blocks)
            #expect(method.contains("a headless subset of UIKit\(place). Nothing is drawn"))
        }
        expect(" on Linux")
        report.provenance.machine.clockSource = "not available"
        expect("")
        report.provenance.machine.system = "Debian GNU/Linux 12 (bookworm)"
        expect(" on Linux")
        report.provenance.machine.system = "Version 15.1 (Build 24B83)"
        expect(" on macOS")
    }

    @Test("The number of machines counts only those with results of the current sources")
    func machines() throws {
        var report = try Report.sample()
        #expect(text(report).contains("hold on these 2 machines"))
        report.machines[1] = try .sample("EPYC", ratios: [0.52, 1.2, 2], digest: "old")
        #expect(text(report).contains("were decided on the only machine with current results"))
    }

    @Test("The overview mentions a lead of less than five percent")
    func smallLead() throws {
        let text = text(
            try report([(.greeting, [.mvc: 100, .mvp: 120, .mvvm: 104, .viper: 300])])
        )
        #expect(
            text.contains(
                "MVC has the fewest code lines in 1 feature, but by less than 5 % in some."
            )
        )
    }

    @Test("The overview names no architecture with the least code if features differ")
    func features() throws {
        let text = text(
            try report([
                (.greeting, [.mvc: 10, .mvp: 12, .mvvm: 14, .viper: 30]),
                (.digit, [.mvc: 12, .mvp: 10, .mvvm: 14, .viper: 15]),
            ])
        )
        #expect(
            text.contains(
                "- **Code**: the feature decides which of the four architectures needs the least code. "
                    + "Code lines ÷ MVC: MVP 0.83–1.20, MVVM 1.17–1.40 and VIPER 1.25–3.00. "
            )
        )
        #expect(text.contains("They disagree with us on MVP.\n"))
        #expect(text.contains("1.02 (0.83–1.20)"))
        #expect(!text.contains("**Speed**"))
        #expect(!text.contains("**Tests without a view**"))
    }

    @Test("The lines of Massive are compared in each feature that has it")
    func massive() throws {
        let text = text(
            try report([
                (.blogFeed, [.mvc: 700, .mvp: 900, .mvvm: 750, .viper: 990, .massive: 500]),
                (.comments, [.mvc: 400, .mvp: 500, .mvvm: 450, .viper: 600, .massive: 300]),
            ])
        )
        #expect(
            text.contains(
                "Massive, which is MVC in one large view controller, has this many code lines: "
                    + "500 in blog-feed (MVC 700) and 300 in comments (MVC 400)."
            )
        )
    }

    @Test("A feature without all four architectures is excluded from the overview")
    func incomplete() throws {
        let report = try report([
            (.greeting, [.mvc: 10, .mvp: 12, .mvvm: 14]),
            (.relay, [.direct: 5, .delegate: 6, .notification: 7]),
        ])
        #expect(!text(report).contains("**Code**"))
        let others = MarkdownWriter.text(of: OverviewSection(report: report).others)
        let rows = others.split(separator: "\n").filter { $0.hasPrefix("| **") }
            .map { $0.split(separator: "|").map { $0.filter { $0 != " " } } }
        #expect(rows.map { $0.prefix(2) }.first == ["**Direct**", "5"])
        #expect(rows.map { $0.prefix(2) }.last == ["**Notification**", "7"])
    }

    @Test("A variant that reuses modules of others never needs the least code")
    func assembled() throws {
        let report = try report([
            (.blogFeed, [.mvc: 10, .mvp: 12, .mvvm: 14, .viper: 30, .mixed: 2])
        ])
        let size = FeatureSummary(report: report, feature: .blogFeed).findings
            .map(MarkdownWriter.text)
        #expect(
            size == [
                "**Size**: MVC needs the least code, 10 lines; MVP 1.20 ×, MVVM 1.40 × and "
                    + "VIPER 3.00 ×. Mixed adds 2 lines to modules of MVP, VIPER and MVVM."
            ]
        )
    }

    @Test("A report without values has only the limits in its overview")
    func nothing() throws {
        let text = text(try .sampleWithoutValues())
        #expect(text.hasPrefix("**Limits**"))
        #expect(!text.contains("|"))
    }

    @Test("The table of contents links to each heading of the page")
    func anchors() throws {
        #expect(
            FeaturePage.anchor(of: "With tests of the presenter, the view's need none")
                == "with-tests-of-the-presenter-the-views-need-none"
        )
        let page = try #require(
            PageFormat.files(for: try .sample()).first { $0.name == "greeting.md" }
        )
        let links = page.text.matches(of: /\]\(#([^)]+)\)/).map { String($0.output.1) }
        let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
            .map { FeaturePage.anchor(of: Prose(value: String($0.dropFirst(3)))) }
        #expect(!links.isEmpty)
        #expect(links == headings)
    }
}
