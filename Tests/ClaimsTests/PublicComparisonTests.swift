internal import Claims
internal import InputFiles
internal import Matrix
internal import Testing

@Suite("Public repositories with several architectures")
struct PublicComparisonTests {
    private static let header =
        [
            "repository", "commit", "date", "feature", "comparison", "variant", "architecture",
            "folders", "files", "code lines", "own code lines", "own files", "own types",
            "own protocols", "interface", "same feature", "remark",
        ].joined(separator: "\t")

    /// Returns a row of the data.
    private static func row(
        _ app: String,
        _ architecture: String,
        lines: String = "200",
        own: String,
        same: String = "yes"
    ) -> String {
        [
            "owner/\(app)", "0123456789abcdef", "2026-01-02", "a list", app, architecture,
            architecture, "Sources", "9", lines, own, "4", "5", "1", "UIKit, layout in code", same,
            "",
        ].joined(separator: "\t")
    }

    private static func comparisons(_ rows: String...) throws -> [PublicComparison] {
        try PublicComparison.comparisons(in: ([header] + rows).joined(separator: "\n") + "\n")
    }

    // MARK: - The data

    @Test("Each row of the data can be read, and no variant appears twice")
    func data() {
        let variants = PublicComparison.all.flatMap(\.variants)
        #expect(variants.count > 200)
        let names = variants.map { "\($0.repository) \($0.folders) \($0.name)" }
        #expect(Set(names).count == names.count)
        for variant in variants {
            #expect(variant.repository.split(separator: "/").count == 2, "\(variant.repository)")
            let isDigest = variant.commit.allSatisfy(\.isHexDigit)
            #expect(isDigest, "\(variant.repository)")
        }
    }

    @Test("Every app that is used has two variants with the same feature")
    func used() {
        let used = PublicComparison.all.filter { !$0.used.isEmpty }
        #expect(used.count > 50)
        for comparison in used {
            #expect(comparison.used.count > 1, "\(comparison.name)")
            #expect(comparison.used.allSatisfy { $0.sameFeature != .no }, "\(comparison.name)")
        }
    }

    @Test(
        "A row that cannot be used is refused with its line and its reason",
        arguments: [
            ("a\tb", "line 2 of the public comparisons has 2 values in place of 17."),
            (
                row("app", "MVC", own: "many"),
                "own code lines in line 2 of the public comparisons must be a count, but is 'many'."
            ),
            (
                row("app", "MVC", own: "100", same: "perhaps"),
                "same feature in line 2 of the public comparisons must be yes, mostly or no, but is "
                    + "'perhaps'."
            ),
            (
                row("app", "MVC", lines: "99", own: "100"),
                "line 2 of the public comparisons has more own code lines than code lines."
            ),
            (row("app", "", own: "100"), "line 2 of the public comparisons has no variant."),
        ]
    )
    func refused(row: String, message: String) {
        let error = #expect(throws: ApplicationError.self) { try Self.comparisons(row) }
        #expect(error?.description == message)
    }

    @Test("A file with other columns is refused")
    func columns() {
        #expect(throws: ApplicationError.self) {
            try PublicComparison.comparisons(in: "repository\tcommit\n")
        }
    }

    // MARK: - Ratios

    @Test("Only variants with the same feature are compared, and only from 50 own lines on")
    func selection() throws {
        let comparisons = try Self.comparisons(
            Self.row("a", "MVC", own: "100"),
            Self.row("a", "MVP", own: "150"),
            Self.row("b", "MVC", own: "100"),
            Self.row("b", "MVP", own: "150", same: "no"),
            Self.row("c", "MVC", own: "49"),
            Self.row("c", "MVP", own: "150"),
            Self.row("d", "MVC", own: "100"),
            Self.row("d", "MVP", own: "125", same: "mostly")
        )
        let ratios = PublicRatios("MVP", to: "MVC", in: comparisons)
        #expect(ratios.apps.map(\.name) == ["d", "a"])
        #expect(ratios.ratios == [1.25, 1.5])
        #expect(ratios.median == 1.375)
    }

    @Test("MVVM with a reactive library counts only where there is no other MVVM")
    func reactive() throws {
        let comparisons = try Self.comparisons(
            Self.row("a", "MVC", own: "100"),
            Self.row("a", "MVVM reactive", own: "120"),
            Self.row("a", "MVVM", own: "140"),
            Self.row("b", "MVC", own: "100"),
            Self.row("b", "MVVM reactive", own: "110")
        )
        #expect(PublicRatios("MVVM", to: "MVC", in: comparisons).ratios == [1.1, 1.4])
    }

    @Test("The interval of the median has the order statistics of the binomial distribution")
    func interval() throws {
        func ratios(_ count: Int) throws -> PublicRatios {
            let rows = (0..<count).flatMap { index in
                [
                    Self.row("app\(index)", "MVC", own: "100"),
                    Self.row("app\(index)", "MVP", own: "\(101 + index)"),
                ]
            }
            let text = ([Self.header] + rows).joined(separator: "\n")
            return PublicRatios("MVP", to: "MVC", in: try PublicComparison.comparisons(in: text))
        }
        #expect(try ratios(5).medianInterval == nil)
        // Of six, no interval is narrower than from the smallest to the largest value.
        #expect(try ratios(6).medianInterval == 1.01...1.06)
        // With n = 20, P(at most 5 heads) = 2.07 % and P(at most 6 heads) = 5.77 %.
        #expect(try ratios(20).medianInterval == 1.06...1.15)
    }

    @Test("A claim about size is judged by the apps that have its variants")
    func verdict() throws {
        let comparisons = try Self.comparisons(
            Self.row("a", "MVC", own: "100"),
            Self.row("a", "MVP", own: "190"),
            Self.row("b", "MVC", own: "100"),
            Self.row("b", "MVP", own: "120")
        )
        let twice = OtherAuthors(
            .ratio(.codeLines, .mvp, to: .mvc, in: 1.5...2.5),
            in: comparisons
        )
        #expect(twice?.apps == 2)
        #expect(twice?.agreeing == 1)
        #expect(twice?.ratios?.ratios == [1.2, 1.9])
        #expect(OtherAuthors(.above(.viewBindings, .mvp, .mvc), in: comparisons) == nil)
        // A value without a condition has no verdict.
        #expect(OtherAuthors(.valueRatio(.codeLines, .mvp, to: .mvc), in: comparisons) == nil)
        #expect(OtherAuthors(.above(.codeLines, .store, .mvc), in: comparisons) == nil)
    }
}
