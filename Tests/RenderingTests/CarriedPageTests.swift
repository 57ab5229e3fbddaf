internal import Testing

@testable internal import Rendering

@Suite("A page that a report carries along")
struct CarriedPageTests {
    @Test(
        "What such pages are made of stays",
        arguments: [
            "# How noisy?\n\n[Summary](README.md) · [Method](method.md#latency)\n",
            "| A | B |\n| - | -: |\n| **x** – y, *z* | 1 of 2 |\n",
            "- `like`: 3 %\n  - `a|b <c>`\n",
            #"a \< b \`c\` 1 ÷ 2 (3) "q" > 4"#,
        ]
    )
    func kept(page: String) {
        #expect(CarriedPage.text(of: page) == page)
    }

    @Test(
        "What else a viewer would take for markup stands for itself",
        arguments: [
            ("<script>x</script> &amp;", #"\<script>x\</script> \&amp;"#),
            ("<!-- x", #"\<\!-- x"#),
            ("[x](javascript:y) [y](https://z)", #"\[x\](javascript:y) \[y\](https\://z)"#),
            ("![x](y.md) [<b>](y.md)", #"\![x](y.md) \[\<b>\](y.md)"#),
            ("```\n<b>\n```", "\\`\\`\\`\n\\<b>\n\\`\\`\\`"),
            ("~~~ `a` ``b``", #"\~\~\~ `a` \`\`b\`\`"#),
            ("www.x.y a@b", #"www\.x.y a\@b"#), ("a\u{1B}b\tc\r\nd", "a\u{FFFD}b c\nd"),
        ]
    )
    func escaped(page: String, expected: String) {
        #expect(CarriedPage.text(of: page) == expected)
    }
}
