internal import Testing

@testable internal import Rendering

@Suite("Tables in a terminal")
struct TerminalWriterTests {
    private func text(width: Int) -> String {
        var table = Table([("What", .left), ("Ada", .right), ("Bo", .right), ("Cleo", .left)])
        table.add(["Lines", "12", "3", "a"])
        return TerminalWriter(width: width).text(of: [.table(table)])
    }

    @Test("A table that fits is not wrapped")
    func fits() {
        #expect(text(width: 20) == "What   Ada  Bo  Cleo\nLines   12   3  a")
    }

    @Test("Columns that do not fit are printed below, with the first column repeated")
    func wraps() {
        #expect(
            text(width: 19) == """
                What   Ada  Bo
                Lines   12   3

                What   Cleo
                Lines  a
                """
        )
    }

    @Test("A cell that is wider than the terminal ends with an ellipsis")
    func cuts() {
        var table = Table([("Record", .left), ("Stale", .left)])
        table.add(["one", "info, people, voice"])
        let text = TerminalWriter(width: 18).text(of: [.table(table)])
        #expect(text == "Record  Stale\none     info, peo…")
    }

    @Test("Each part of a table repeats all columns that are needed to name a row")
    func names() {
        var table = Table([
            ("Scenario", .left), ("Variant", .left), ("one", .right), ("two", .right),
        ])
        table.add(["open", "MVP", "0.957", "0.960"])
        table.add(["open", "VIPER", "1.187", "1.190"])
        #expect(
            TerminalWriter(width: 26).text(of: [.table(table)]) == """
                Scenario  Variant    one
                open      MVP      0.957
                open      VIPER    1.187

                Scenario  Variant    two
                open      MVP      0.960
                open      VIPER    1.190
                """
        )
    }

    @Test("Text is wrapped at 100 characters, and a table is as wide as the terminal")
    func wide() {
        var table = Table([("What", .left), ("Value", .left)])
        table.add(["a", "\(String(repeating: "b", count: 150))"])
        let words = String(repeating: "word ", count: 40)
        let text = TerminalWriter(width: .max).text(of: [.paragraph("\(words)"), .table(table)])
        let lengths = text.split(separator: "\n").map(\.count)
        #expect(lengths.first == 99)
        #expect(lengths.last == 156)
    }
}
