internal import HeadlessKitDriver
internal import Testing

@Suite("A screen as text")
struct ScreenTextTests {
    @Test("Each element is one line, and elements of a row are indented")
    func kinds() {
        let elements = [
            Element(id: "icon", kind: .image, image: "icon3"),
            Element(id: "blank", kind: .image),
            Element(id: "name", kind: .label, text: "Ève O’Hara 👩‍👩‍👧"),
            Element(id: "busy", kind: .activity),
            Element(id: "blog.1", kind: .row),
            Element(id: "blog.1.title", kind: .label, text: "On bread"),
            Element(id: "blog.1.like", kind: .button, text: "Like", isEnabled: false),
            Element(id: "blog.12", kind: .row),
            Element(id: "blog.12.like", kind: .button, text: "Like", isEnabled: true),
            Element(id: "blogs.footer", kind: .label, text: "No more blogs"),
            Element(id: "alert", kind: .alert, text: "Sure?"),
            Element(id: "alert.Yes", kind: .button, text: "Yes", isEnabled: true),
            Element(id: "toast", kind: .toast, text: "Shared"),
        ]
        let expected = [
            "<icon3>", "<no image>", "Ève O’Hara 👩‍👩‍👧", "◌ busy", "── blog.1", "  │ On bread",
            "  │ ( Like )", "── blog.12", "  │ [ Like ]", "No more blogs", "┃ Sure?", "[ Yes ]",
            "« Shared »",
        ]
        #expect(ScreenText.lines(for: elements) == expected)
    }

    @Test("Fields and switches show that they can be edited, or that they are disabled")
    func inputs() {
        let elements = [
            Element(id: "name", kind: .field, text: "Ada", isEnabled: true),
            Element(id: "mail", kind: .field, text: "", isEnabled: false),
            Element(id: "news", kind: .switch, text: "on", isEnabled: true),
            Element(id: "ads", kind: .switch, text: "off", isEnabled: false),
        ]
        #expect(
            ScreenText.lines(for: elements) == [
                "[ Ada_ ]", "( _ )", "[ news: on ]", "( ads: off )",
            ]
        )
    }

    @Test("Control characters are replaced one by one")
    func controlCharacters() {
        let text = "a\u{1B}[2Jb\r\nc\td\u{7F}\u{9B}e"
        let expected = "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}c\u{FFFD}d\u{FFFD}\u{FFFD}e"
        let elements = [
            Element(id: "a", kind: .label, text: text),
            Element(id: "b", kind: .image, image: text),
            Element(id: text, kind: .row),
            Element(id: "c", kind: .toast, text: text),
        ]
        #expect(
            ScreenText.lines(for: elements) == [
                expected, "<\(expected)>", "── \(expected)", "« \(expected) »",
            ]
        )
    }
}
