internal import Testing

@testable internal import Rendering

@Suite("Prose with emphasis, code and links")
struct ProseTests {
    private func markdown(_ prose: Prose) -> String { MarkdownWriter.text(of: prose) }

    @Test("Authors write emphasis, code and links as in Markdown, also nested")
    func marks() {
        let prose: Prose = "*a* **b `*c*`** [d *e*](method), `f`"
        #expect(
            prose.pieces == [
                .emphasis("a"), .words(" "), .strong("b \(code: "*c*")"), .words(" "),
                .link("d *e*", to: "method"), .words(", "), .code("f"),
            ]
        )
        #expect(markdown(prose) == "*a* **b `*c*`** [d *e*](method.md), `f`")
        #expect(prose.plain == "a b *c* d e, f")
    }

    @Test("Interpolated text is literal, also within emphasis, code and links")
    func values() {
        let value = "*x* [y](z) `q`"
        #expect(markdown("**\(value)**") == #"**\*x\* \[y\](z) \`q\`**"#)
        #expect(Prose("**\(value)** `\(value)`").plain == "\(value) \(value)")
        #expect(Prose("[\(value)](#\("a"))").pieces == [.link(Prose(value: value), to: "#a")])
        #expect(Prose("*\(value)").pieces == [.words("*"), .value(value)])
    }

    @Test("Code is the only markup of a text from a report")
    func code() {
        #expect(
            Prose.value(withCode: "a `b` *c* [d](e)").pieces
                == [.value("a "), .code("b"), .value(" *c* [d](e)")]
        )
        #expect(Prose.value(withCode: "a ` b").pieces == [.value("a ` b")])
    }

    @Test("Interpolated prose keeps its emphasis")
    func nesting() {
        let inner: Prose = "**1** \("*")"
        #expect(markdown("a \(inner)" + ", *b*") == #"a **1** \*, *b*"#)
        #expect(markdown([inner, "b"].joined(separator: "; ")) == #"**1** \*; b"#)
    }

    @Test(
        "A mark without its partner is plain text",
        arguments: ["a * b", "2*", "**a", "`a", "[a", "[a](b", "a* b*c", "****"]
    )
    func lonelyMarks(text: String) {
        #expect(Prose(authored: text).plain == text)
    }

    @Test("A passage is parsed into paragraphs and lists")
    func passage() {
        #expect(
            Block.passage("a\n\n- *b*\n- c\n\nd")
                == [.paragraph("a"), .items(["*b*", "c"]), .paragraph("d")]
        )
    }

    @Test("The terminal writer prints plain wrapped lines without control characters")
    func terminal() {
        var table = Table([("A", .left), ("B", .right)])
        table.add(["**\("x\u{1B}[2J")**", "10"])
        let text = TerminalWriter(width: 12).text(of: [
            .heading(1, "Title"), .paragraph("one *two* three"), .items(["a"]), .table(table),
        ])
        #expect(
            text == """
                Title

                one two
                  three

                - a

                A       B
                x\u{FFFD}[2J  10
                """
        )
    }
}
