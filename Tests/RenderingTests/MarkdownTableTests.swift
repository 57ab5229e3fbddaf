internal import Testing

@testable internal import Rendering

@Suite("Tables in Markdown")
struct MarkdownTableTests {
    @Test("Columns are aligned by characters, to the left or to the right")
    func alignment() {
        var table = Table([("Name", .left), ("No", .right)])
        table.add(["cafe\u{301}", "1"])
        table.add(["李", "12345"])
        table.add([Prose(value: "a|b")])
        table.add(["", "1", "lost"])
        let expected = """
            | Name |    No |
            | ---- | ----: |
            | cafe\u{301} |     1 |
            | 李    | 12345 |
            | a\\|b |       |
            |      |     1 |
            """
        #expect(MarkdownWriter.text(of: [.table(table)]) == expected)
    }

    @Test("A table without rows has a header and a separator")
    func empty() {
        #expect(
            MarkdownWriter.text(of: [.table(Table([("A", .left), ("B", .right)]))])
                == "| A   |   B |\n| --- | --: |"
        )
    }

    @Test("Every table row of all pages has the same column borders as its header")
    func pages() throws {
        var count = 0
        for page in try SamplePages.complete.files() {
            for paragraph in page.text.split(separator: "\n\n") where paragraph.hasPrefix("|") {
                count += 1
                let rows = paragraph.split(separator: "\n").map(borders)
                #expect(rows.allSatisfy { $0 == rows[0] }, "\(page.name)\n\(paragraph)")
                #expect(rows.count > 2)
            }
        }
        #expect(count == 77)
    }

    /// Returns the positions of the borders between the cells of a row, in characters.
    private func borders(of row: Substring) -> [Int] {
        var borders: [Int] = []
        var isEscaped = false
        for (place, letter) in row.enumerated() {
            if letter == "|", !isEscaped { borders.append(place) }
            isEscaped = letter == "\\" && !isEscaped
        }
        return borders
    }
}
