internal import HeadlessKit
internal import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
    private final class Log {
        var lines: [String] = []
    }

    private let button = Button()
    private let log = Log()

    init() {
        button.addAction(Action { [log] _ in log.lines.append("first") }, for: .touchUpInside)
        button.addAction(Action { [log] _ in log.lines.append("changed") }, for: .valueChanged)
        button.addAction(Action { [log] _ in log.lines.append("second") }, for: .touchUpInside)
    }

    @Test("A tap performs the actions for it in the order in which they were added")
    func tap() {
        button.tap()
        #expect(log.lines == ["first", "second"])
    }

    @Test("Another event performs only its own actions")
    func otherEvent() {
        button.sendActions(for: .valueChanged)
        #expect(log.lines == ["changed"])
    }

    @Test("A disabled control does not react to taps")
    func disabled() {
        button.isEnabled = false
        button.tap()
        #expect(!button.isTappable)
        #expect(log.lines.isEmpty)
    }

    @Test("The title of a button is empty at first and after it was set to nil")
    func title() {
        #expect(button.currentTitle.isEmpty)
        button.setTitle("Like", for: .normal)
        #expect(button.currentTitle == "Like")
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle.isEmpty)
    }
}
