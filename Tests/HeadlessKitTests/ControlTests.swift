internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
    private let button = UIButton(type: .system)
    private let log = CallLog()

    private func action(_ name: String, _ identifier: String? = nil) -> UIAction {
        UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.add(name)
        }
    }

    // MARK: - Events

    @Test("An event performs its actions in the order in which they were added")
    func order() {
        button.addAction(action("first"), for: .touchUpInside)
        button.addAction(action("changed"), for: .valueChanged)
        button.addAction(action("second"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log.take() == ["first", "second"])
        button.sendActions(for: .valueChanged)
        #expect(log.take() == ["changed"])
        button.sendActions(for: .editingChanged)
        #expect(log.take().isEmpty)
    }

    @Test("An action can be added for a set of events")
    func eventSet() {
        button.addAction(action("both"), for: [.touchUpInside, .valueChanged])
        for event in [UIControl.Event.touchUpInside, .valueChanged, .editingChanged] {
            button.sendActions(for: event)
        }
        #expect(log.take() == ["both", "both"])
        button.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(log.take() == ["both"])
    }

    @Test("The handler of an action receives the action")
    func sender() {
        var received: [UIAction] = []
        let action = UIAction(title: "Like", image: UIImage(named: "heart")) { received.append($0) }
        button.addAction(action, for: .touchUpInside)
        button.tapReaction?()
        #expect(received.count == 1)
        #expect(received.first === action)
        #expect(action.title == "Like")
        #expect(action.image != nil)
    }

    // MARK: - Identifiers

    @Test("Without an identifier, each action gets a unique one")
    func uniqueIdentifiers() {
        let (first, second) = (action("first"), action("second"))
        #expect(first.identifier == first.identifier)
        #expect(first.identifier != second.identifier)
        #expect(action("a", "like").identifier == UIAction.Identifier("like"))
    }

    @Test("An action replaces an earlier one with the same identifier")
    func replaces() {
        button.addAction(action("first", "like"), for: .touchUpInside)
        button.addAction(action("other", "share"), for: .touchUpInside)
        button.addAction(action("second", "like"), for: .touchUpInside)
        button.tapReaction?()
        #expect(log.take().sorted() == ["other", "second"])
    }

    @Test("An action replaces one with the same identifier only for its own events")
    func replacesForEvents() {
        button.addAction(action("first", "like"), for: [.touchUpInside, .valueChanged])
        button.addAction(action("second", "like"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(log.take() == ["second", "first"])
    }

    @Test("The same action, added twice, is performed once")
    func addsTwice() {
        let action = action("once")
        button.addAction(action, for: .touchUpInside)
        button.addAction(action, for: .touchUpInside)
        button.tapReaction?()
        #expect(log.take() == ["once"])
    }

    @Test("A removed action is not performed; others stay")
    func removes() {
        let action = action("removed")
        button.addAction(action, for: [.touchUpInside, .valueChanged])
        button.addAction(self.action("named", "like"), for: .touchUpInside)
        button.addAction(self.action("stays"), for: .touchUpInside)
        button.removeAction(action, for: .touchUpInside)
        button.removeAction(self.action("another object", "like"), for: .touchUpInside)
        button.tapReaction?()
        #expect(log.take() == ["stays"])
        button.sendActions(for: .valueChanged)
        #expect(log.take() == ["removed"])
    }

    // MARK: - Values

    @Test("A disabled control ignores the user, but performs the actions that the code sends")
    func disabled() {
        button.addAction(action("tap"), for: .touchUpInside)
        button.isEnabled = false
        #expect(button.tapReaction == nil)
        button.sendActions(for: .touchUpInside)
        #expect(log.take() == ["tap"])
    }

    @Test("Setting the position of a switch performs no action")
    func turns() {
        let control = UISwitch()
        control.addAction(action("changed"), for: .valueChanged)
        #expect(!control.isOn)
        control.isOn = true
        #expect(control.isOn)
        control.setOn(false, animated: true)
        #expect(!control.isOn)
        #expect(log.take().isEmpty)
    }

    @Test("The title of a button is that for the normal state; at first there is none")
    func title() {
        #expect(button.currentTitle == nil)
        button.setTitle("Like", for: .normal)
        button.setTitle("Liked", for: .disabled)
        #expect(button.currentTitle == "Like")
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle == nil)
    }

    @Test("A button has the type with which it was created")
    func buttonType() {
        #expect(button.buttonType == .system)
        #expect(UIButton().buttonType == .custom)
    }
}
