internal import Matrix
internal import Rendering
internal import Report
internal import ReportSamples
internal import Testing

@Suite("Metrics that are missing")
struct MissingMeasureTests {
    private func pages(of report: Report) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: PageFormat.files(for: report).map { ($0.name, $0.text) }
        )
    }

    @Test(
        "A missing metric is \"not measured\" on the front page and the feature page",
        arguments: 0..<7
    )
    func notMeasured(measure: Int) throws {
        let names = [
            "Behavioural equivalence", "Lines", "Complexity", "Coverage", "Structure", "Mutation",
            "Latency",
        ]
        var report = try Report.sample()
        switch measure {
        case 0: report.equivalence = .notMeasured
        case 1: report.lines = .notMeasured
        case 2: report.complexity = .notMeasured
        case 3: report.coverage = .notMeasured
        case 4: report.structure = .notMeasured
        case 5: report.mutation = .notMeasured
        default: report.latency = .notMeasured
        }
        let pages = pages(of: report)
        for name in ["README.md", "greeting.md"] {
            let page = try #require(pages[name])
            #expect(page.contains("- **\(names[measure])**: not measured; this run excluded it."))
            for other in names.indices where other != measure {
                #expect(!page.contains("**\(names[other])**: not measured"))
            }
        }
    }

    @Test("An unavailable metric is \"not available\" with its escaped reason")
    func notAvailable() throws {
        var report = try Report.sample()
        report.coverage = .notAvailable("No `llvm-cov` | <here>,\u{7} *sorry*.")
        let reason = #"No \`llvm-cov\` \| \<here\>,"# + "\u{FFFD} " + #"\*sorry\*."#
        let pages = pages(of: report)
        for name in ["README.md", "greeting.md"] {
            let page = try #require(pages[name])
            #expect(page.contains("- **Coverage**: not available: \(reason)\n"))
            #expect(!page.contains("Coverage by role"))
        }
    }

    @Test("The columns of missing metrics have dashes")
    func dashes() throws {
        let page = try SamplePages.withoutValues.text(of: "greeting-details.md")
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| **") }
        #expect(rows.count == 8)
        for row in rows {
            let implementations = row.split(separator: "|").map { $0.filter { $0 != " " } }
            #expect(Set(implementations.dropFirst()) == ["–"])
        }
        let summary = try SamplePages.withoutValues.text(of: "README.md")
        #expect(!summary.contains("| **"))
        for claim in [
            "**Size**", "**Complexity**: the", "Ranks", "without a difference", "baseline",
            "**Speed**",
        ] {
            #expect(!summary.contains(claim))
        }
    }

    @Test("Without leak detection the summary does not say that objects are gone")
    func livingObjects() throws {
        var report = try Report.sample()
        report.equivalence = .values([
            EquivalenceRecord(
                feature: .greeting,
                namedScenarios: 1,
                randomScenarios: 2,
                events: 3,
                seed: 1,
                seesLivingObjects: false
            )
        ])
        let page = try #require(pages(of: report)["README.md"])
        #expect(page.contains("3 scenarios with 3 events"))
        #expect(page.contains("Leak detection is not available on this system."))
        #expect(!page.contains("No closed screen left an object"))
    }

    @Test("The front page and the details print how many screens were restored")
    func restorations() throws {
        func text(restored: Int) throws -> (summary: String, details: String) {
            let restoration = EquivalenceRecord.Restoration(
                variant: .store,
                interruptions: 1_234,
                restored: restored
            )
            let pages = pages(of: try .sample(restorations: [restoration]))
            return (
                try #require(pages["README.md"]), try #require(pages["greeting-details.md"])
            )
        }
        let (summary, details) = try text(restored: 1_234)
        #expect(summary.contains("encoded state 1,234 times; each time it continued alike."))
        #expect(details.contains("after 1,234 events; 1,234 times it continued like"))
        let partly = try text(restored: 1).summary
        #expect(partly.contains("1,234 times; 1 of the new screens continued alike."))
        let older = try #require(pages(of: try .sample(restorations: nil))["README.md"])
        #expect(!older.contains("encoded state"))
    }

    @Test("The heading counts the features and the architectures that all of them have")
    func manyVariants() throws {
        var report = try Report.sampleWithoutValues()
        report.matrix = MatrixRow.all
        let page = try #require(pages(of: report)["README.md"])
        #expect(
            page.hasPrefix(
                "# Which iOS architecture? Seven features, built in six ways, measured\n"
            )
        )
    }

    @Test("A report of one variant compares nothing")
    func oneVariant() throws {
        var report = try Report.sample()
        report.matrix = [MatrixRow(.greeting, [.mvc])]
        report.latency = .notMeasured
        report.instructions = .notMeasured
        let page = try #require(pages(of: report)["README.md"])
        #expect(page.hasPrefix("# Variants compared: MVC\n"))
        #expect(!page.contains("**Size**"))
    }
}
