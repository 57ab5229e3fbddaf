internal import SwiftSource
internal import Testing

@Suite("Copied lines")
struct CopyFinderTests {
    private func copies(of source: String, in originals: String...) -> [CopiedRun] {
        let finder = CopyFinder(
            originals: originals.enumerated().map { ("\($0).swift", Array($1.utf8)) }
        )
        return finder.copies(in: ("copy.swift", Array(source.utf8)))
    }

    @Test("Three adjacent equal lines are a copy, two are not")
    func threeLines() {
        let original = "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n"
        #expect(
            copies(of: "f()\nlet b = 2\nlet c = 3\nlet d = 4\ng()\n", in: original) == [
                CopiedRun(
                    path: "copy.swift",
                    lines: 2...4,
                    count: 3,
                    originalPath: "0.swift",
                    originalLine: 2
                )
            ]
        )
        #expect(copies(of: "let b = 2\nlet c = 3\nf()\nlet d = 4\n", in: original).isEmpty)
    }

    @Test("Copies may differ in white space and comments, but not in a token")
    func tokens() {
        let original = "a(1)\nb(2)\nc(3)\n"
        let other = "  a( 1 )  // one\n\n/* two */ b(2)\n\n// three\n\tc(3)"
        #expect(copies(of: other, in: original).map(\.lines) == [1...6])
        #expect(copies(of: "a(1)\nb(2)\nc(4)\n", in: original).isEmpty)
    }

    @Test("Copies may differ in access levels")
    func accessLevels() {
        let original = "package final class A {\npackage init() {\nprivate let b = 1\n"
        #expect(copies(of: "final class A {\ninit() {\nlet b = 1\n", in: original).count == 1)
        #expect(copies(of: "class A {\ninit() {\nlet b = 1\n", in: original).isEmpty)
    }

    @Test("Imports and closing brackets alone are not a copy")
    func nothingSaid() {
        let original = "import A\nimport B\nimport C\na {\nb(\n)\n}\nc()\n"
        #expect(copies(of: "import A\nimport B\nimport C\nx()\n", in: original).isEmpty)
        #expect(copies(of: "}\n}\n)\n]\n),\n", in: "}\n}\n)\n]\n),\n").isEmpty)
        #expect(copies(of: "a {\nb(\n)\n}\nimport A\nc()\n", in: original).map(\.count) == [3])
    }

    @Test(
        "The longest match is found, the first of equal length, without overlaps"
    )
    func longest() {
        let copy = "a()\nb()\nc()\nd()\ne()\n"
        let runs = copies(of: copy, in: "a()\nb()\nc()\n", "x()\na()\nb()\nc()\nd()\n", copy)
        #expect(runs.map(\.count) == [5])
        #expect(runs.map(\.originalPath) == ["2.swift"])
        let first = copies(of: "a()\nb()\nc()\n", in: "a()\nb()\nc()\n", "a()\nb()\nc()\n")
        #expect(first.map(\.originalPath) == ["0.swift"])
        let again = copies(of: copy, in: "a()\nb()\nc()\n", "b()\nc()\nd()\ne()\n")
        #expect(again.map(\.lines) == [1...3])
    }

    @Test("An empty file has no copies and is not an original")
    func empty() {
        #expect(copies(of: "", in: "a()\nb()\nc()\n").isEmpty)
        #expect(copies(of: "a()\nb()\nc()\n", in: "").isEmpty)
    }
}
