import Foundation
import SwiftSource
import Testing

@Suite("A very long line")
struct LongLineTests {
    @Test("A line of 100 MB is one line")
    func line() throws {
        let size = 100_000_000
        let access = PROT_READ | PROT_WRITE
        let mapping = mmap(nil, size, access, MAP_PRIVATE | MAP_ANON, -1, 0)
        let bytes = try #require(mapping == MAP_FAILED ? nil : mapping, "There is no room for it.")
        defer { munmap(bytes, size) }
        // Unwritten memory reads as NUL and costs nothing. It is the text of the literal.
        bytes.copyMemory(from: "\"", byteCount: 1)
        let source = UnsafeRawBufferPointer(start: bytes, count: size)
        let counted = LineCounter().count(source.bindMemory(to: UInt8.self))
        #expect(counted.counts == LineCounts(code: 1, comment: 0, blank: 0))
        #expect(counted.warnings == [])
    }
}
