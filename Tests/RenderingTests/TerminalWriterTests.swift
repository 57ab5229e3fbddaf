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

    @Test("A column that is wider than the terminal is truncated")
    func cuts() {
        #expect(text(width: 8).split(separator: "\n").allSatisfy { $0.count <= 8 })
        #expect(text(width: 8).hasPrefix("What   A\nLines\n\nWhat   B\n"))
    }
}
