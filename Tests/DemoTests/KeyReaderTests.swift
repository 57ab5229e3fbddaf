internal import Demo
internal import Testing

@Suite("The parsing of terminal keys")
struct KeyReaderTests {
    private func keys(_ bytes: [UInt8]...) -> [Key] {
        var reader = KeyReader()
        return bytes.flatMap { reader.keys(from: $0) }
    }

    private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

    @Test("Escape sequences of arrows and navigation keys are parsed")
    func named() {
        #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
        #expect(keys("\u{1B}OA\u{1B}OB") == [.up, .down])
        #expect(keys("\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[F") == [.pageUp, .pageDown, .home, .end])
        #expect(keys("\u{1B}[1~\u{1B}[4~") == [.home, .end])
        #expect(keys([0x0D], [0x0A], [0x7F], [0x08]) == [.enter, .enter, .backspace, .backspace])
        #expect(keys([0x03], [0x04], [0x1A]) == [.interrupt, .interrupt, .suspend])
    }

    @Test("Characters are parsed, also if their bytes arrive separately")
    func letters() {
        #expect(
            keys("aZ:é李") == [
                .character("a"), .character("Z"), .character(":"), .character("é"), .character("李"),
            ]
        )
        #expect(keys([0xE6, 0x9D], [0x8E]) == [.character("李")])
        #expect(keys([0x1B], [0x5B], [0x41]) == [.up])
    }

    @Test("Escape sequences of other keys are ignored")
    func unknown() {
        #expect(keys("\u{1B}[15~q") == [.character("q")])
        #expect(keys("\u{1B}[1;5Cq") == [.character("q")])
        #expect(keys("\u{1B}xq") == [.character("q")])
        #expect(keys([0xFF], [0x01], [0x71]) == [.character("q")])
    }

    @Test("Escape without following bytes is a key")
    func escape() {
        var reader = KeyReader()
        #expect(reader.keys(from: [0x1B]) == [])
        #expect(reader.awaitsMore)
        #expect(reader.flush() == .escape)
        #expect(!reader.awaitsMore)
        #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
        _ = reader.keys(from: Array("\u{1B}[".utf8))
        #expect(reader.flush() == nil)
    }
}
