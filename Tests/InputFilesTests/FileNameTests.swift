internal import InputFiles
internal import Testing

@Suite("File names as text")
struct FileNameTests {
    private static let names: [(bytes: [UInt8], shown: String)] = [
        (Array("a b/ü.swift".utf8), "a b/ü.swift"), (Array("李👩‍👩‍👧e\u{301}".utf8), "李👩‍👩‍👧e\u{301}"),
        ([0x63, 0xE9, 0x2E], #"c\xE9."#), ([0xFF, 0xC3, 0xBC, 0xC3], #"\xFFü\xC3"#),
        ([], ""), ([0xE2, 0x82], #"\xE2\x82"#), ([0xF4, 0x8F, 0xBF, 0xA9], #"\xF4\x8F\xBF\xA9"#),
        ([0xF4, 0x80, 0x80, 0x80], "\u{100000}"), ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
    ]

    @Test(
        "A file name keeps its bytes as text, and escapes those that are not UTF-8",
        arguments: names
    )
    func roundTrip(bytes: [UInt8], shown: String) {
        let text = FileName.text(of: bytes)
        #expect(FileName.bytes(of: text) == bytes)
        #expect(FileName.shown(text).utf8.elementsEqual(shown.utf8))
        let system = FileName.withSystemPath(text) { pointer in
            (0..<bytes.count).map { UInt8(bitPattern: pointer[$0]) } + [UInt8(pointer[bytes.count])]
        }
        #expect(system == bytes + [0])
    }

    @Test("Different file names have different texts")
    func distinct() {
        let texts = Self.names.map { FileName.text(of: $0.bytes) }
        #expect(Set(texts).count == texts.count)
        // The code that represents a byte differs from the byte in another name.
        #expect(FileName.text(of: [0xE9]) != FileName.text(of: FileName.text(of: [0xE9]).utf8))
    }
}
