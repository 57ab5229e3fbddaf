import SwiftSource
import Testing

@Suite("The list of lines")
struct LineListTests {
    @Test("Each line of each file is a row, with escaped control characters")
    func rows() {
        let files = [
            file("A.swift", [.code, .blank]), file("empty.swift", []),
            file("b\u{1B}.swift", [.comment]),
        ]
        let expected = #"""
            A.swift:1: code
            A.swift:2: blank
            b\u{1B}.swift:1: comment

            """#
        #expect(LineList.text(files) == expected)
    }

    @Test("A file without kinds of lines has no row")
    func notKept() {
        #expect(LineList.text([FileLines(path: "A.swift", counts: .zero)]) == "")
    }

    private func file(_ path: String, _ kinds: [LineKind]) -> FileLines {
        let counts = kinds.reduce(into: LineCounts.zero) { $0.add($1) }
        return FileLines(path: path, counts: counts, kinds: kinds)
    }
}
