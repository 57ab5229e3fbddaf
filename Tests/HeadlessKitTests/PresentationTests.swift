internal import HeadlessKit
internal import Testing

/// A screen with one label, which counts its appearances.
private final class LabelScreen: ViewController {
    private let text: String
    private(set) var appearances = 0

    init(_ text: String) {
        self.text = text
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = Label()
        label.accessibilityIdentifier = text
        label.text = text
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
    }
}

@MainActor
@Suite("The presentation of controllers")
struct PresentationTests {
    private let card = LabelScreen("card")
    private let window: Window

    init() {
        window = Window(rootViewController: card)
    }

    private var texts: [String] { window.elements().map(\.text) }

    @Test("A presented screen covers the screen below until it is dismissed")
    func covers() {
        let editor = LabelScreen("editor")
        card.present(editor, animated: true)
        #expect(texts == ["editor"])
        #expect(window.view(identifiedBy: "card") == nil)
        #expect(window.view(identifiedBy: "editor") != nil)
        #expect(editor.appearances == 1)
        #expect(editor.presentingViewController === card)
        card.dismiss(animated: true)
        #expect(texts == ["card"])
        #expect(card.presentedViewController == nil)
    }

    @Test("A presented screen can close itself, and is then released")
    func closesItself() {
        weak var closed: LabelScreen?
        do {
            let editor = LabelScreen("editor")
            closed = editor
            card.present(editor, animated: true)
            editor.dismiss(animated: true)
        }
        #expect(texts == ["card"])
        #expect(closed == nil)
    }

    @Test("A covered screen presents nothing else")
    func presentsOnce() {
        let editor = LabelScreen("editor")
        card.present(editor, animated: true)
        card.present(LabelScreen("other"), animated: true)
        #expect(texts == ["editor"])
        editor.present(LabelScreen("top"), animated: true)
        #expect(texts == ["top"])
    }

    @Test("A child of a screen presents on its screen")
    func presentsFromPart() {
        let part = LabelScreen("part")
        card.addChild(part)
        part.present(LabelScreen("editor"), animated: true)
        #expect(texts == ["editor"])
        part.dismiss(animated: true)
        #expect(texts == ["card"])
    }

    @Test("The screen below does not appear again after a presented screen closes")
    func appearsOnce() {
        let editor = LabelScreen("editor")
        card.present(editor, animated: true)
        editor.dismiss(animated: true)
        #expect(card.appearances == 1)
    }

    @Test("Going back does not close a presented screen")
    func staysModal() {
        let stack = NavigationStack()
        let window = Window(rootViewController: card, navigation: stack)
        stack.push(Route(page: "blog-detail", id: 1))
        card.present(LabelScreen("editor"), animated: true)
        #expect(!window.back())
        #expect(stack.routes.count == 1)
        card.dismiss(animated: true)
        #expect(window.back())
    }

    @Test("The alert of the presented screen is answered, and toasts of both screens are visible")
    func answersOnTop() {
        let editor = LabelScreen("editor")
        card.present(editor, animated: true)
        var answers = 0
        let alert = AlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Discard", style: .destructive) { _ in answers += 1 })
        editor.present(alert, animated: true)
        card.showToast("below")
        editor.showToast("above")
        #expect(texts == ["editor", "Discard?", "Discard", "below", "above"])
        #expect(window.answerAlert(with: "Discard"))
        #expect(answers == 1)
        #expect(window.alert == nil)
        window.clearToasts()
        #expect(texts == ["editor"])
    }
}
