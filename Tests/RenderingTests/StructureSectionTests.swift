internal import Matrix
internal import Report
internal import ReportSamples
internal import Structure
internal import Testing

@testable internal import Rendering

@Suite("The structure section of a page")
struct StructureSectionTests {
    @Test("Text in a Mermaid graph is quoted and escaped")
    func quoting() {
        #expect(MermaidGraph.quoted("View") == "\"View\"")
        #expect(MermaidGraph.quoted("a\"]b") == "\"a#34;]b\"")
        #expect(MermaidGraph.quoted("<b>#1;&`") == "\"#60;b#62;#35;1#59;#38;#96;\"")
        #expect(MermaidGraph.quoted("two\nlines 幅広") == "\"two lines 幅広\"")
    }

    @Test("A graph declares each node once, also if its name is a keyword")
    func nodes() {
        var graph = MermaidGraph()
        graph.add(from: "end", to: "graph", label: "2")
        graph.add(from: "graph", to: "end", label: "3")
        #expect(
            graph.text == """
                graph LR
                    n0["end"]
                    n1["graph"]
                    n0 -->|"2"| n1
                    n1 -->|"3"| n0
                """
        )
    }

    @Test("Every reference between roles is in the table and in the graph")
    func references() throws {
        let report = try Report.sample()
        let parts = StructureSection(report: report, feature: .greeting).details.map {
            MarkdownWriter.text(of: [$0])
        }
        for implementation in try #require(report.structure.value) {
            let heading = "### \(implementation.implementation.variant.title): dependencies"
            let place = try #require(parts.firstIndex(of: heading))
            for reference in implementation.roleReferences {
                #expect(parts[place + 1].contains(" \(reference.count) |"))
                #expect(parts[place + 2].contains("-->|\"\(reference.count)\"|"))
            }
        }
    }

    @Test("A report without values has no structure section")
    func withoutValues() throws {
        let report = try Report.sampleWithoutValues()
        #expect(StructureSection(report: report, feature: .greeting).blocks == [])
    }
}
