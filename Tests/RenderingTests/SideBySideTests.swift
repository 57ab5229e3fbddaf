internal import Rendering
internal import Testing

@Suite("The side-by-side view of sources")
struct SideBySideTests {
    private func text(_ columns: [[String]], width: Int) -> [String] {
        let titled = columns.enumerated().map { index, lines in
            SideBySide.Column(title: "V\(index)", lines: lines)
        }
        return SideBySide(titled, width: width).text.split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        .map(String.init)
    }

    @Test("Shorter columns are filled, and lines have no trailing blank")
    func columns() {
        let lines = text([["a", "", "b"], ["c"]], width: 53)
        let rule = String(repeating: "─", count: 25)
        #expect(
            lines == [
                "V0                        │ V1", "\(rule) │ \(rule)",
                "a                         │ c", "                          │",
                "b                         │",
            ]
        )
    }

    @Test("A long line is wrapped and indented without loss")
    func broken() {
        let long =
            "    let presenter = GreetingPresenter(personProvider: dependencies.personProvider)"
        let lines = text([[long]], width: 40).dropFirst(2)
        #expect(lines.allSatisfy { $0.count <= 40 })
        #expect(lines.first == "    let presenter =")
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("        ") })
        let joined = lines.joined().filter { $0 != " " }
        #expect(joined == long.filter { $0 != " " })
    }

    @Test(
        "A long word is broken, and columns that are too narrow are stacked",
        arguments: [10, 40, 60]
    )
    func narrow(width: Int) {
        let word = String(repeating: "x", count: 100)
        let lines = text([[word], [word], [word]], width: width)
        #expect(lines.allSatisfy { $0.count <= width })
        #expect(lines.joined().count { $0 == "x" } == 300)
    }
}
