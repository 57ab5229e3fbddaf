import Foundation
import Lines
import Testing

@Suite("A very long line")
struct LongLineTests {
    @Test(
        "A line of 100 MB is one line of its kind",
        arguments: [
            ("", LineKind.blank), ("//", .comment), ("\"", .code), ("#\"\"\"", .code),
            ("x = /", .code),
        ]
    )
    func line(start: String, kind: LineKind) throws {
        let size = 100_000_000
        let bytes = try #require(
            mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
            "There is no room for the mapping."
        )
        try #require(bytes != MAP_FAILED)
        defer { munmap(bytes, size) }
        // What is never written reads as NUL and costs no memory.
        bytes.copyMemory(from: start, byteCount: start.utf8.count)
        let source = UnsafeRawBufferPointer(start: bytes, count: size)
        let counted = LineCounter().count(source.bindMemory(to: UInt8.self))
        #expect(counted.counts.lines == 1)
        #expect(counted.counts == [kind].reduce(into: .zero) { $0.add($1) })
    }
}
