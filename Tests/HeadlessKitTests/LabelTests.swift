internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("Labels")
struct LabelTests {
    private let label = UILabel()
    private let driver: ScreenDriver

    init() {
        let controller = UIViewController()
        driver = ScreenDriver(rootViewController: controller)
        label.accessibilityIdentifier = "label"
        controller.view.addSubview(label)
    }

    private var style: [Element.Run]? { driver.elements().first?.style }

    private func mention() -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "@Ada Hi")
        text.addAttribute(
            .foregroundColor,
            value: UIColor.link,
            range: NSRange(location: 0, length: 4)
        )
        return text
    }

    @Test("A label has no text at first")
    func empty() {
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(driver.elements() == [Element(id: "label", kind: .label)])
    }

    @Test("The attributed text of a plain text has this text and no styles")
    func plainText() {
        label.text = "Hi"
        #expect(label.attributedText == NSAttributedString(string: "Hi"))
        #expect(style == nil)
    }

    @Test("Setting the attributed text sets the text, too")
    func attributedText() {
        label.attributedText = mention()
        #expect(label.text == "@Ada Hi")
        #expect(label.attributedText == mention())
        label.attributedText = nil
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
    }

    @Test("An element has the runs of its text with the names of their colors")
    func runs() {
        label.attributedText = mention()
        #expect(
            driver.elements() == [
                Element(
                    id: "label",
                    kind: .label,
                    text: "@Ada Hi",
                    style: [.init("@Ada", style: "link"), .init(" Hi", style: "label")]
                )
            ]
        )
    }

    @Test("An attributed text without colors is one run in the color of ordinary text")
    func noColors() {
        label.attributedText = NSAttributedString(string: "Hi")
        #expect(style == [.init("Hi", style: "label")])
        label.attributedText = NSAttributedString(string: "")
        #expect(style == [])
    }

    @Test("Equal colors next to each other are one run")
    func joinsRuns() {
        let text = mention()
        text.addAttribute(
            .foregroundColor,
            value: UIColor.link,
            range: NSRange(location: 4, length: 3)
        )
        label.attributedText = text
        #expect(style == [.init("@Ada Hi", style: "link")])
    }

    @Test("Setting the text removes the styles, also if the text stays the same")
    func removesStyles() {
        label.attributedText = mention()
        label.text = "@Ada Hi"
        #expect(style == nil)
        #expect(label.attributedText == NSAttributedString(string: "@Ada Hi"))
    }

    @Test("A label copies its attributed text, so that later changes of it have no effect")
    func copies() {
        let text = mention()
        label.attributedText = text
        text.mutableString.setString("Bye")
        #expect(label.text == "@Ada Hi")
        #expect(label.attributedText == mention())
    }
}
