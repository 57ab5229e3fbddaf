import Foundation
import ModelFormatting
import Testing

@Suite("The texts that all architectures share")
struct TextFormatTests {
    @Test("A profile shows placeholders for empty values")
    func profiles() {
        #expect(TextFormat.mail("a@b.c") == "a@b.c")
        #expect(TextFormat.mail("") == "No address")
        #expect(TextFormat.biography("I count.") == "I count.")
        #expect(TextFormat.biography("") == "No bio")
        #expect(TextFormat.newsletter(true) == "Newsletter: on")
        #expect(TextFormat.newsletter(false) == "Newsletter: off")
    }

    @Test("Characters are counted as the user counts them")
    func characterCounts() {
        #expect(TextFormat.characterCount("", limit: 160) == "0 of 160")
        #expect(TextFormat.characterCount("👩‍👩‍👧 é", limit: 2) == "3 of 2")
    }

    @Test("An empty name is anonymous", arguments: [("", "Anonymous"), ("Ada", "Ada"), (" ", " ")])
    func name(name: String, text: String) {
        #expect(TextFormat.name(name) == text)
    }

    @Test(
        "A count has a singular, a plural, and the unit w from 10,000 on",
        arguments: [
            (0, ""), (1, "1 like"), (2, "2 likes"), (9_999, "9999 likes"), (10_000, "1w likes"),
            (10_999, "1w likes"), (11_000, "1.1w likes"), (12_999, "1.2w likes"),
            (20_000, "2w likes"), (99_999, "9.9w likes"), (100_000, "10w likes"),
            (129_999, "12w likes"),
        ]
    )
    func count(count: Int, text: String) {
        #expect(TextFormat.count(count, of: "like") == text)
    }

    @Test(
        "An age is given in minutes, in hours, and as a date from one day on",
        arguments: [
            (-5.0, "just now"), (0, "just now"), (59.9, "just now"), (60, "1 min ago"),
            (3_599, "59 min ago"), (3_600, "1 h ago"), (86_399, "23 h ago"), (86_400, "2026-01-31"),
        ]
    )
    func age(seconds: Double, text: String) {
        let date = Date(timeIntervalSince1970: 1_769_817_600)
        #expect(TextFormat.age(of: date, at: date + seconds) == text)
    }

    @Test(
        "A duration has two digits of seconds",
        arguments: [(0, "0:00"), (7, "0:07"), (60, "1:00"), (74, "1:14"), (3_600, "60:00")]
    )
    func duration(seconds: Int, text: String) {
        #expect(TextFormat.duration(seconds: seconds) == text)
    }
}
