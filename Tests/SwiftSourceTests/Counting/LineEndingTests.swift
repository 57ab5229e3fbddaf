import SwiftSource
import Testing

@Suite("Line endings and invalid bytes")
struct LineEndingTests {
    private let counter = LineCounter()

    @Test("An empty file has no lines")
    func empty() {
        #expect(counter.count("").counts == .zero)
        #expect(counter.kinds(of: "") == [])
    }

    @Test(
        "A line ends with LF, CR, CRLF or the end of the file",
        arguments: [
            ("\n", [LineKind.blank]),
            ("x", [.code]),
            ("x\n", [.code]),
            ("x\n\n", [.code, .blank]),
            ("\n//", [.blank, .comment]),
            ("x\r//\r\rx", [.code, .comment, .blank, .code]),
            ("x\r\n//\r\n\r\nx\r\n", [.code, .comment, .blank, .code]),
            ("x\n\r//", [.code, .blank, .comment]),
            ("/*\r\n\r\n*/\r\nx", [.comment, .comment, .comment, .code]),
            ("/*\r\r*/\rx", [.comment, .comment, .comment, .code]),
            ("\"\"\"\r\n\r\n\"\"\"\r\n", [.code, .code, .code]),
            ("#/\r\n\r\n/#\r\n//", [.code, .code, .code, .comment]),
            ("\"\r//", [.code, .comment]),
            ("x\n ", [.code, .blank]),
        ]
    )
    func endings(source: String, kinds: [LineKind]) {
        #expect(counter.kinds(of: source) == kinds)
        #expect(counter.count(source).counts.lines == kinds.count)
    }

    @Test(
        "Lines with bytes that are not text are counted",
        arguments: [
            ([0xEF, 0xBB, 0xBF], [LineKind.blank]),
            ([0xEF, 0xBB, 0xBF, 0x2F, 0x2F, 0x0A, 0x78], [.comment, .code]),
            // The compiler reads on after NUL and treats no-break spaces as white space.
            ([0x00, 0x0A, 0x2F, 0x2F, 0x00, 0x0A, 0x78, 0x00], [.blank, .comment, .code]),
            ([0xC2, 0xA0, 0x0A, 0x78], [.blank, .code]),
            ([0x0B, 0x0C, 0x0A, 0x78], [.blank, .code]),
            // Bytes that are neither white space nor comment are code.
            ([0xFF, 0x0A, 0x2F, 0x2F, 0xFF, 0xC3, 0x0A], [.code, .comment]),
            ([0x22, 0xFF, 0x00, 0x2F, 0x2A, 0x22, 0x0A, 0x2F, 0x2F], [.code, .comment]),
            ([0xC3], [.code]),
            ([0x5C], [.code]),
            ([0x23], [.code]),
            ([0x01, 0x0A], [.code]),
        ] as [([UInt8], [LineKind])]
    )
    func bytes(source: [UInt8], kinds: [LineKind]) {
        #expect(counter.kinds(of: source) == kinds)
    }

    @Test("A shebang after a byte order mark is code")
    func shebangAfterMark() {
        #expect(counter.kinds(of: "\u{FEFF}#!/usr/bin/swift\n//\n") == [.code, .comment])
    }

    @Test(
        "Every prefix of a source can be counted",
        arguments: [
            #"let a = "\(f("""# + "\n\"\"\"" + ##") /* \#(x) */ #/a\/ [)]/# /b/ `c` <#d#> '"##,
            "#!a\r\n/* /* */ ##\"\"\"\n\\##(\"\\(1\n)\"\"\"## try? /^ x/ ... ->\\\u{E9}",
        ]
    )
    func prefixes(source: String) {
        let bytes = Array(source.utf8)
        for length in 0...bytes.count {
            let counts = counter.count(Array(bytes[..<length])).counts
            #expect(counts.lines == counts.code + counts.comment + counts.blank)
        }
    }
}
