internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("Stack views")
struct StackViewTests {
    private let first = UIView()
    private let second = UIView()

    @Test("Arranged views are subviews in their order, in a row")
    func arranges() {
        let stackView = UIStackView(arrangedSubviews: [first, second])
        #expect(stackView.arrangedSubviews == [first, second])
        #expect(stackView.subviews == [first, second])
        #expect(stackView.axis == .horizontal)
    }

    @Test("Adding an arranged view again moves it to the end")
    func addsAgain() {
        let stackView = UIStackView(arrangedSubviews: [first, second])
        stackView.addArrangedSubview(first)
        #expect(stackView.arrangedSubviews == [second, first])
        #expect(stackView.subviews == [second, first])
    }

    @Test("A view that is only added as a subview is not arranged")
    func subviews() {
        let stackView = UIStackView(arrangedSubviews: [first])
        stackView.addSubview(second)
        #expect(stackView.arrangedSubviews == [first])
    }

    @Test("A view that is no longer arranged remains a subview")
    func endsArrangement() {
        let stackView = UIStackView(arrangedSubviews: [first, second])
        stackView.removeArrangedSubview(first)
        #expect(stackView.arrangedSubviews == [second])
        #expect(stackView.subviews == [first, second])
    }

    @Test("A view that is removed, or moves to another view, is no longer arranged")
    func removes() {
        let stackView = UIStackView(arrangedSubviews: [first, second])
        first.removeFromSuperview()
        #expect(stackView.arrangedSubviews == [second])
        UIView().addSubview(second)
        #expect(stackView.arrangedSubviews.isEmpty)
    }

    @Test("A constraint between views without a common superview ends the process")
    func strangers() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let views = [UIView(), UIView()]
                for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
                NSLayoutConstraint.activate([
                    views[0].topAnchor.constraint(equalTo: views[1].topAnchor)
                ])
            }
        }
    }

    @Test("A constraint between views that are placed by their frames ends the process")
    func frames() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (view, superview) = (UIView(), UIView())
                superview.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: superview.topAnchor)
                ])
            }
        }
    }

    @Test("A stack of views is a column, in the reading order of the screen")
    func addsStack() {
        let controller = UIViewController()
        let driver = ScreenDriver(rootViewController: controller)
        let label = UILabel()
        label.accessibilityIdentifier = "label"
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "button"
        let stackView = controller.view.addStack(of: [label, button])
        #expect(stackView.superview === controller.view)
        #expect(stackView.axis == .vertical)
        #expect(!stackView.translatesAutoresizingMaskIntoConstraints)
        #expect(driver.elements().map(\.id) == ["label", "button"])
    }
}
