import SwiftSource
import Testing

@Suite("The tokens of a source")
struct SourceTokenTests {
    /// Returns the text of each token after an abbreviation of its kind.
    private func tokens(of source: String) -> [String] {
        let bytes = Array(source.utf8)
        return SourceToken.tokens(of: bytes).map { token in
            let kind =
                switch token.kind {
                case .word: "w"
                case .escapedName: "n"
                case .punctuation: "p"
                case .operation(.prefix): "pre"
                case .operation(.infix): "in"
                case .operation(.postfix): "post"
                case .tryMark: "t"
                case .literal: "l"
                }
            return kind + " " + String(decoding: bytes[token.range], as: UTF8.self)
        }
    }

    @Test("Each token has its text and kind, and comments are not tokens")
    func kinds() {
        #expect(
            tokens(of: "let `a b` = try? /* c */ f(1, /x/) // d")
                == [
                    "w let", "n `a b`", "in =", "w try", "t ?", "w f", "p (", "w 1", "p ,",
                    "l /x/", "p )",
                ]
        )
        #expect(tokens(of: "") == [])
        #expect(tokens(of: "#!/bin/x \"\n#if") == ["p #", "w if"])
    }

    @Test("An operator is prefix, infix or postfix by the white space around it")
    func fixity() {
        #expect(tokens(of: "a && b") == ["w a", "in &&", "w b"])
        #expect(tokens(of: "a&&b") == ["w a", "in &&", "w b"])
        #expect(
            tokens(of: "!a! ? -b : c...") == [
                "pre !", "w a", "post !", "in ?", "pre -", "w b", "p :", "w c", "post ...",
            ]
        )
        #expect(tokens(of: "a?.b??") == ["w a", "post ?", "in .", "w b", "post ?", "post ?"])
    }

    @Test("A string yields the tokens of its interpolations and a literal")
    func strings() {
        #expect(tokens(of: #""a""#) == [#"l "a""#])
        #expect(
            tokens(of: #"f("a\(b(c))d\("\(e)")f") g"#)
                == [
                    "w f", "p (", "p (", "w b", "p (", "w c", "p )", "p )", "p (", "p (", "w e",
                    "p )", #"l ""#, "p )", #"l f""#, "p )", "w g",
                ]
        )
        #expect(tokens(of: "##\"\\(a)\"##") == ["l ##\"\\(a)\"##"])
    }

    @Test("A literal without an end is one token")
    func unterminated() {
        #expect(tokens(of: "\"a\nb") == ["l \"a", "w b"])
        #expect(tokens(of: "\"\"\"a\nb") == ["l \"\"\"a\nb"])
        #expect(tokens(of: "`a") == ["p `", "w a"])
        #expect(tokens(of: "/* a") == [])
    }

    @Test("The line of a token is the line on which it begins", arguments: ["\n", "\r", "\r\n"])
    func lines(ending: String) {
        let source = ["a", "/*", "*/ b \"\"\"", "\\(c)", "\"\"\" d", "#/", "/# e"]
        let tokens = SourceToken.tokens(of: Array(source.joined(separator: ending).utf8))
        // The rest of the string begins after its interpolation.
        #expect(tokens.map(\.line) == [1, 3, 4, 4, 4, 4, 5, 6, 7])
    }
}
