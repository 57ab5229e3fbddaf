internal import Rendering
internal import ReportSamples
internal import Testing

@testable internal import ReportFuzz

@Suite("What a drawn page holds")
struct DrawnPageTests {
    @Test("A page with awkward texts holds nothing that it should not")
    func sample() throws {
        for page in PageFormat.files(for: try .sample()) {
            #expect(DrawnPage(page.text).problem == nil, "\(page.name)")
        }
    }

    @Test(
        "Markup, control characters and endless numbers are seen",
        arguments: [
            "a <b> c", "[x](javascript:y)", "![x](y.png)", "a ` <b>", "`` ` `` <b>", #"\\<b>"#,
            "see https://x.y", "WWW.x.y", "a\u{7}", "a\tb", "```\ncode\n```\n",
            "1" + String(repeating: "0", count: 50), "nan %", "- inf",
            "![x](https\\://y.svg)", "![x](../y.svg)", "<svg x=\"1\">\n<script>\n</svg>",
            "<svg x=\"1\">\n<text x=\"1\">a <b> c</text>\n</svg>",
            "<svg x=\"1\">\n<rect onload=\"1\" y=\"<\"/>\n</svg>",
            "```mermaid\nA->>B: x <b>\n```", "```mermaid\n    click n0 \"x\"\n```",
        ]
    )
    func problems(page: String) {
        #expect(DrawnPage(page).problem != nil)
    }

    @Test(
        "What is escaped or stands in code is none",
        arguments: [
            #"a \<b\> \`\<\`"#, "a `<b>` and ``` `<b>` ```",
            "![x](y.svg)", "<svg x=\"1\">\n<text x=\"1\">a &lt;b&gt;</text>\n</svg>",
            "[x](y.md) [x](y.md#z) [x](#z)", #"https\://x www\.y"#,
            "```mermaid\nA->>B: x #60;b#62;\nn0 -->|\"1\"| n1\n```", "information, nanny",
        ]
    )
    func harmless(page: String) {
        #expect(DrawnPage(page).problem == nil)
    }

    @Test("Pages that differ in texts alone have one shape, others have not")
    func shapes() {
        let page = DrawnPage("# A\n\n| **a** | b |\n\n- `c` d\n").shape
        #expect(DrawnPage("# X y\n\n| **x** | \\| |\n\n- \\` \\<d\n").shape == page)
        for other in [
            "## A\n\n| **a** | b |\n\n- `c` d\n", "# A\n\n| a | b |\n\n- `c` d\n",
            "# A\n\n| **a** | b | c |\n\n- `c` d\n", "# A\n\n| **a** | b |\n\n`c` d\n",
            "# A\n\n| **a** | b |\n\n- `c`\n  d\n", "# A\n\n| **a** | b |\n\n- `c` d *e*\n",
        ] {
            #expect(DrawnPage(other).shape != page, "\(other)")
        }
    }
}
