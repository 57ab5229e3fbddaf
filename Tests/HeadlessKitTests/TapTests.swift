internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The taps of the user")
struct TapTests {
    private let log = CallLog()

    private func recognizer(_ name: String) -> UITapGestureRecognizer {
        UITapGestureRecognizer { [log] in log.add(name) }
    }

    private func button() -> UIButton {
        let button = UIButton(type: .system)
        button.addAction(UIAction { [log] _ in log.add("button") }, for: .touchUpInside)
        return button
    }

    @Test("A view with a tap gesture recognizer reacts to taps; without one it does not")
    func recognizes() {
        let view = UIView()
        #expect(view.tapReaction == nil)
        view.addGestureRecognizer(recognizer("view"))
        #expect(view.gestureRecognizers?.count == 1)
        view.tapReaction?()
        #expect(log.take() == ["view"])
    }

    @Test("Another gesture recognizer does not recognize taps")
    func otherGesture() {
        let view = UIView()
        view.addGestureRecognizer(UIGestureRecognizer { [log] in log.add("other") })
        #expect(view.tapReaction == nil)
    }

    @Test("Image views and labels ignore gestures until user interaction is enabled")
    func disabledByDefault() {
        for view in [UIImageView(), UIImageView(image: nil), UILabel()] {
            view.addGestureRecognizer(recognizer("view"))
            #expect(!view.isUserInteractionEnabled)
            #expect(view.tapReaction == nil)
            view.isUserInteractionEnabled = true
            view.tapReaction?()
            #expect(log.take() == ["view"])
        }
    }

    @Test("A view does not react if user interaction is disabled for a view that contains it")
    func disabledAncestor() {
        let (outer, inner, button) = (UIView(), UIView(), button())
        outer.addSubview(inner)
        inner.addSubview(button)
        #expect(button.tapReaction != nil)
        outer.isUserInteractionEnabled = false
        #expect(inner.isUserInteractionEnabled)
        #expect(button.tapReaction == nil)
        outer.isUserInteractionEnabled = true
        button.isUserInteractionEnabled = false
        #expect(button.tapReaction == nil)
    }

    @Test("Only a button among the controls reacts to taps, and only while it is enabled")
    func controls() {
        let button = button()
        button.tapReaction?()
        #expect(log.take() == ["button"])
        button.isEnabled = false
        #expect(button.tapReaction == nil)
        #expect(UITextField().tapReaction == nil)
        #expect(UISwitch().tapReaction == nil)
    }

    // MARK: - Cells

    @Test("A button in the content view of a cell reacts, and the tap does not select the row")
    func contentView() throws {
        let list = NumberList([7])
        let driver = ScreenDriver(rootViewController: list)
        let cell = try #require(list.cell(0))
        #expect(cell.contentView.superview === cell)
        cell.button.addAction(UIAction { [log] _ in log.add("button") }, for: .touchUpInside)
        driver.view(identifiedBy: "number.7.button")?.tapReaction?()
        #expect(log.take() == ["button"])
        #expect(list.selected.isEmpty)
        driver.view(identifiedBy: "number.7")?.tapReaction?()
        #expect(list.selected == [7])
    }

    @Test("A button that is added to a cell itself lies below the content view and does not react")
    func outsideOfContentView() throws {
        let list = NumberList([7])
        let driver = ScreenDriver(rootViewController: list)
        let cell = try #require(list.cell(0))
        let button = button()
        button.accessibilityIdentifier = "below"
        cell.addSubview(button)
        #expect(driver.view(identifiedBy: "number.7.below") === button)
        #expect(button.tapReaction == nil)
        cell.contentView.addSubview(button)
        #expect(button.tapReaction != nil)
    }

    @Test("A cell without user interaction cannot be selected, and its button does not react")
    func disabledCell() throws {
        let list = NumberList([7])
        let driver = ScreenDriver(rootViewController: list)
        let cell = try #require(list.cell(0))
        cell.isUserInteractionEnabled = false
        #expect(cell.tapReaction == nil)
        #expect(cell.button.tapReaction == nil)
        withExtendedLifetime(driver) {}
    }
}
