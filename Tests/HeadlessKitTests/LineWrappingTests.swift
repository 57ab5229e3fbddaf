internal import AppSupport
internal import Testing

/// The expected numbers are counted by hand according to the rule of ``LineWrapping``.
@Suite("The wrapping of lines")
struct LineWrappingTests {
    /// A text, a width and the expected number of lines.
    typealias Example = (text: String, width: Int, lines: Int)

    private func expect(_ examples: [Example]) {
        for example in examples {
            let lines = LineWrapping.lineCount(of: example.text, width: example.width)
            #expect(lines == example.lines, "\(example.text.debugDescription) at \(example.width)")
        }
    }

    @Test("An empty or blank text has one line")
    func nothing() {
        expect([("", 1, 1), ("", 40, 1), (" ", 1, 1), ("     ", 3, 1)])
    }

    @Test("A line takes as many words as fit with the blanks between them")
    func words() {
        expect([
            ("ab cd", 5, 1), ("ab cd", 4, 2), ("ab cd ef", 5, 2), ("ab cd ef", 8, 1),
            ("a b c d", 3, 2), ("a b c d", 1, 4), ("ab  cd", 6, 1), ("ab  cd", 5, 2),
        ])
    }

    @Test("Blanks at a line break and after the last word take no space")
    func blanks() {
        expect([
            ("ab      cd", 2, 2), ("ab   ", 2, 1), ("ab cd   ", 5, 1),
            // Blanks before the first word take space, unless the word then does not fit.
            ("  ab", 4, 1), ("  ab cd", 4, 2), ("  ab", 2, 1), ("  ab cd", 5, 2),
        ])
    }

    @Test("A word longer than a line begins on a new line and is broken")
    func longWords() {
        expect([
            ("abcdef", 6, 1), ("abcdef", 3, 2), ("abcdef", 4, 2), ("abcdefg", 3, 3),
            // a / bcd / ef. The following word is after the rest.
            ("a bcdef", 3, 3), ("abcd f", 3, 2), ("abcd fg", 3, 3),
        ])
    }

    @Test("A tab breaks a line as a blank does; a no-break space does not")
    func otherBlanks() {
        expect([("ab\tcd", 4, 2), ("ab\u{A0}cd", 4, 2), ("a\u{A0}b c", 3, 2), ("a b\u{A0}c", 3, 2)])
        // Breaking at each blank would give "a b" and "c".
        expect([
            ("x a\u{A0}b", 3, 2), ("x a b", 3, 2), ("x y\u{202F}z", 3, 2), ("xy\u{A0}z a", 3, 2),
        ])
    }

    @Test("A line break ends a line, also an empty one")
    func lineBreaks() {
        expect([
            ("a\nb", 9, 2), ("a\r\nb", 9, 2), ("a\n\nb", 9, 3), ("a\n", 9, 2), ("\n", 9, 2),
            ("ab cd\nef", 2, 3), ("a\u{2028}b", 9, 2),
        ])
    }

    @Test("A wide character counts as two, and always fits a line of its own")
    func wide() {
        expect([
            ("日本", 4, 1), ("日本", 3, 2), ("日本", 2, 2), ("日本", 1, 2), ("日本語", 5, 2),
            ("a日", 3, 1), ("a日", 2, 2), ("한국", 4, 1), ("한국", 3, 2), ("ｆｕ", 4, 1),
            ("ｆｕ", 3, 2), ("。、", 3, 2), ("𠀀𠀀", 3, 2), ("日 本", 5, 1), ("日 本", 4, 2),
        ])
    }

    /// A text with an emoji is split into grapheme clusters.
    @Test("A text has the same lines before a line with an emoji as alone")
    func lineWithEmoji() throws {
        for value in Array(UInt32(0x20)...0x33FF) + Array(stride(from: 0x3400, to: 0xD800, by: 97))
        {
            let scalar = String(try #require(Unicode.Scalar(value)))
            let text = "a\(scalar)\(scalar) \(scalar)b"
            let lines = LineWrapping.lineCount(of: text, width: 3)
            let linesBeforeEmoji = LineWrapping.lineCount(of: text + "\n👍🏽", width: 3) - 1
            #expect(lines == linesBeforeEmoji, "U+\(String(value, radix: 16))")
        }
    }

    @Test("A grapheme cluster is never split and is counted once")
    func combined() {
        expect([
            // Letters with combining accents.
            ("e\u{301}e\u{301}", 2, 1), ("e\u{301}e\u{301}", 1, 2), ("o\u{308}\u{323}", 1, 1),
            // A family, a thumb with a colour, a flag and a heart as an emoji have the width two.
            ("👩‍👩‍👧", 2, 1), ("👩‍👩‍👧👩‍👩‍👧", 3, 2), ("👍🏽👍🏽", 4, 1), ("👍🏽👍🏽", 3, 2),
            ("🇫🇷🇫🇷", 4, 1), ("🇫🇷🇫🇷", 3, 2), ("❤️❤️", 4, 1), ("❤️❤️", 3, 2), ("❤❤", 2, 1),
            // Syllables that consist of several scalars.
            ("क्षि", 1, 1), ("กำ", 1, 1), ("\u{1112}\u{1161}\u{11AB}", 2, 1),
        ])
    }

    @Test("A right-to-left text is wrapped like other texts")
    func rightToLeft() {
        expect([
            ("שלום עולם", 9, 1), ("שלום עולם", 8, 2), ("שלום עולם", 4, 2), ("שלום", 2, 2),
            ("مرحبا abc", 9, 1), ("مرحبا abc", 5, 2),
            // Vowel points belong to their letters.
            ("שָׁלוֹם", 4, 1), ("שָׁלוֹם", 3, 2),
        ])
    }
}
