import SwiftSource
import Testing

@Suite("The table of a summary")
struct LinesTableTests {
    private let files = [
        FileLines(path: "S/A.swift", counts: LineCounts(code: 1200, comment: 30, blank: 4)),
        FileLines(path: "S/b\u{1B}[2J\n\u{202E}é.swift", counts: .zero),
    ]

    @Test("The table of the total has one row")
    func total() {
        let expected = """
            \("       ")Files  Lines  Code  Comment  Blank
            Total      2   1234  1200       30      4

            """
        #expect(LinesTable.text(LinesSummary(files, by: .total)) == expected)
    }

    @Test("The table by file escapes control characters")
    func byFile() {
        let expected = #"""
            File                              Files  Lines  Code  Comment  Blank
            --------------------------------------------------------------------
            S/A.swift                                 1234  1200       30      4
            S/b\u{1B}[2J\u{A}\u{202E}é.swift             0     0        0      0
            --------------------------------------------------------------------
            Total                                 2   1234  1200       30      4

            """#
        #expect(LinesTable.text(LinesSummary(files, by: .file)) == expected)
    }

    @Test("The table by directory has a row for each directory")
    func byDirectory() {
        let expected = """
            Directory  Files  Lines  Code  Comment  Blank
            ---------------------------------------------
            S              2   1234  1200       30      4
            ---------------------------------------------
            Total          2   1234  1200       30      4

            """
        #expect(LinesTable.text(LinesSummary(files, by: .directory)) == expected)
    }

    @Test("A path too long for 80 columns has a line of its own")
    func longPath() {
        let long = "Sources/" + String(repeating: "x", count: 60) + ".swift"
        let counts = LineCounts(code: 1, comment: 0, blank: 0)
        let files = ["A.swift", long].map { FileLines(path: $0, counts: counts) }
        let expected = """
            File     Files  Lines  Code  Comment  Blank
            -------------------------------------------
            A.swift             1     1        0      0
            \(long)
            \("       ")             1     1        0      0
            -------------------------------------------
            Total        2      2     2        0      0

            """
        #expect(LinesTable.text(LinesSummary(files, by: .file)) == expected)
    }

    @Test("The total of no files is 0", arguments: LinesGrouping.allCases)
    func empty(grouping: LinesGrouping) {
        let lines = LinesTable.text(LinesSummary([], by: grouping)).split(separator: "\n")
        let words = lines.last?.split(separator: " ") ?? []
        #expect(words == ["Total", "0", "0", "0", "0", "0"])
    }
}
