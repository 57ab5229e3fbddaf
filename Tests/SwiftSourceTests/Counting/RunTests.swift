import SwiftSource
import Testing

@Suite("Runs of spaces and words")
struct RunTests {
    @Test("A line with any number of leading spaces has the same kind", arguments: 0...24)
    func spaces(count: Int) {
        let spaces = String(repeating: " ", count: count)
        let source = "\(spaces)\n\(spaces)//\n\(spaces)a\n\(spaces)/*\n\(spaces)*/\n\(spaces)\t//"
        let kinds: [LineKind] = [.blank, .comment, .code, .comment, .comment, .comment]
        #expect(LineCounter().kinds(of: source) == kinds)
    }

    @Test("A comment or literal after a word of any length is found", arguments: 0...24)
    func words(length: Int) {
        let letters = "azAZ_09$ébyCYx18"
        let word = String(String(repeating: letters, count: 2).dropFirst(3).prefix(length))
        let sources: [(String, [LineKind])] = [
            ("a\(word)/*\n*/", [.code, .comment]),
            ("a\(word)//\"\"\"\n//", [.code, .comment]),
            ("a\(word)\"/*\"\n//", [.code, .comment]),
            ("a\(word)`/*`\n//", [.code, .comment]),
            ("a\(word)#\"\"/*\"#\n//", [.code, .comment]),
            ("a\(word)\n//", [.code, .comment]),
            ("a\(word)\r//", [.code, .comment]),
            ("a\(word)\0//\n//", [.code, .comment]),
            ("a\(word)", [.code]),
        ]
        for (source, kinds) in sources {
            #expect(LineCounter().kinds(of: source) == kinds, "\(source)")
        }
    }
}
