internal import Testing

@testable internal import Descriptions

@Suite("Conditions of texts in forms")
struct TextConditionTests {
    @Test(
        "A text is not blank if it has a character that is not a blank",
        arguments: [
            ("", false), (" \t\n", false), ("\u{3000}", false), ("\u{200B}", false),
            (" \u{2060}\u{FEFF}", false), (" a ", true), ("é", true), ("❤️", true),
        ]
    )
    func blank(text: String, holds: Bool) {
        #expect(TextCondition.notBlank.holds(for: text) == holds)
    }

    @Test(
        "An address has one @ with text before it, a dot inside the text after it, and no blanks",
        arguments: [
            ("ada@example.com", true), (" a@b.c ", true), ("a@b..c", true), ("a.b@c.d", true),
            ("ada", false), ("ada@example", false), ("@b.c", false), ("a@.c", false),
            ("a@b.", false), ("a@b@c.d", false), ("a b@c.d", false), ("a@b .c", false),
            ("a.b@c", false), ("a@", false), ("\u{200B}a@b.c", true), ("a\u{200B}@b.c", false),
            ("@", false), ("a@.", false),
        ]
    )
    func address(text: String, holds: Bool) {
        #expect(TextCondition.address(orBlank: false).holds(for: text) == holds)
        #expect(TextCondition.address(orBlank: true).holds(for: text) == holds)
    }

    @Test("Only one of the two conditions accepts a blank text", arguments: ["", "  "])
    func blankAddress(text: String) {
        #expect(!TextCondition.address(orBlank: false).holds(for: text))
        #expect(TextCondition.address(orBlank: true).holds(for: text))
        #expect(!TextCondition.phoneNumber(orBlank: false).holds(for: text))
        #expect(TextCondition.phoneNumber(orBlank: true).holds(for: text))
    }

    @Test(
        "A phone number has at least five digits, blanks, and no other sign but a plus before them",
        arguments: [
            ("12345", true), (" +1 2 345 ", true), ("1234", false), ("+1 2 3 4", false),
            ("++12345", false), ("1+2345", false), ("030-1234567", false), ("١٢٣٤٥", false),
            ("+", false),
        ]
    )
    func phoneNumber(text: String, holds: Bool) {
        #expect(TextCondition.phoneNumber(orBlank: false).holds(for: text) == holds)
        #expect(TextCondition.phoneNumber(orBlank: true).holds(for: text) == holds)
    }

    @Test(
        "A trimmed text has no blanks around it",
        arguments: [
            ("", ""), (" \n\u{200B}", ""), (" a  b\t", "a  b"), ("\u{200B}é\u{FEFF}", "é"),
            (" ❤️ ", "❤️"), ("👩‍👩‍👧", "👩‍👩‍👧"),
        ]
    )
    func trims(text: String, trimmed: String) {
        #expect(TextCondition.trimmed(text) == trimmed)
    }

    @Test("A limit alone does not make a form trim a text")
    func ignoresBlanks() {
        #expect(TextCondition.notBlank.ignoresBlanks)
        #expect(TextCondition.address(orBlank: true).ignoresBlanks)
        #expect(TextCondition.phoneNumber(orBlank: false).ignoresBlanks)
        #expect(!TextCondition.atMost(3).ignoresBlanks)
    }

    @Test("Characters are counted as a reader counts them")
    func length() {
        #expect(TextCondition.atMost(3).holds(for: "👩‍👩‍👧 é"))
        #expect(!TextCondition.atMost(2).holds(for: "👩‍👩‍👧 é"))
        #expect(TextCondition.atMost(160).holds(for: String(repeating: "e\u{301}", count: 160)))
        #expect(!TextCondition.atMost(160).holds(for: String(repeating: "é", count: 161)))
    }
}
