internal import HeadlessKit
internal import Testing

@MainActor
@Suite("The elements of a window")
struct WindowElementsTests {
    private let controller = ViewController()
    private let window: Window

    init() {
        window = Window(rootViewController: controller)
    }

    private func add<Kind: View>(_ view: Kind, _ id: String?, to parent: View? = nil) -> Kind {
        view.accessibilityIdentifier = id
        (parent ?? controller.view).addSubview(view)
        return view
    }

    @Test("Each kind of view has an element with its visible state")
    func kinds() {
        add(Label(), "a").text = "text"
        add(Button(), "b").setTitle("title", for: .normal)
        add(Button(), "c").isEnabled = false
        add(ImageView(), "d").image = Image(named: "icon")
        add(ActivityIndicatorView(), "e").startAnimating()
        #expect(
            window.elements() == [
                Element(id: "a", kind: .label, text: "text"),
                Element(id: "b", kind: .button, text: "title", isEnabled: true),
                Element(id: "c", kind: .button, isEnabled: false),
                Element(id: "d", kind: .image, image: "icon"),
                Element(id: "e", kind: .activity),
            ]
        )
    }

    @Test("An activity indicator is visible only while it spins")
    func activity() {
        let indicator = add(ActivityIndicatorView(), "busy")
        #expect(window.identifiers.isEmpty)
        indicator.startAnimating()
        #expect(indicator.isAnimating)
        #expect(window.identifiers == ["busy"])
        indicator.stopAnimating()
        #expect(!indicator.isAnimating)
        #expect(window.identifiers.isEmpty)
    }

    @Test(
        "Elements are in the order of subviews, with and without identifiers"
    )
    func readingOrder() {
        let box = add(View(), nil)
        _ = add(Label(), "after")
        _ = add(Label(), "inside", to: box)
        let named = add(Label(), "named")
        _ = add(Label(), "within", to: named)
        _ = add(Label(), nil)
        #expect(window.identifiers == ["inside", "after", "named", "within", "?"])
    }

    @Test("A view has one superview, and disappears when it is removed")
    func moving() {
        let box = add(View(), nil)
        let label = add(Label(), "label", to: box)
        _ = add(Label(), "other")
        controller.view.addSubview(label)
        #expect(window.identifiers == ["other", "label"])
        #expect(label.superview === controller.view)
        #expect(box.subviews.isEmpty)
        label.removeFromSuperview()
        label.removeFromSuperview()
        #expect(window.identifiers == ["other"])
        #expect(label.superview == nil)
    }

    @Test("Subviews of a hidden view are not visible and cannot be found")
    func hidden() {
        let box = add(View(), "box")
        _ = add(Label(), "label", to: box)
        #expect(window.view(identifiedBy: "label") != nil)
        box.isHidden = true
        #expect(window.identifiers.isEmpty)
        #expect(window.view(identifiedBy: "label") == nil)
        #expect(window.view(identifiedBy: "box") == nil)
    }

    @Test("A hidden screen has no visible elements")
    func hiddenScreen() {
        _ = add(Button(), "button")
        controller.view.isHidden = true
        #expect(window.identifiers.isEmpty)
        #expect(window.view(identifiedBy: "button") == nil)
    }

    @Test("A page on top covers the screen, but not its toasts")
    func pageOnTop() {
        let navigation = NavigationStack()
        let window = Window(rootViewController: controller, navigation: navigation)
        let button = add(Button(), "button")
        navigation.push(Route(page: "blog-detail", id: 7))
        controller.showToast("Shared")
        #expect(window.identifiers == ["page", "toast"])
        #expect(window.elements().first?.text == "blog-detail(7)")
        #expect(window.view(identifiedBy: "button") == nil)
        navigation.back()
        #expect(window.coveringRoute == nil)
        #expect(window.identifiers == ["button", "toast"])
        #expect(window.view(identifiedBy: "button") === button)
    }

    @Test("An element inside of a row has the identifier ROW.NAME")
    func rows() {
        let list = NumberList(count: 12)
        let window = Window(rootViewController: list)
        #expect(window.identifiers[3...5] == ["number.1", "number.1.label", "number.1.button"])
        #expect((window.view(identifiedBy: "number.1.label") as? Label)?.text == "1")
        #expect((window.view(identifiedBy: "number.11.label") as? Label)?.text == "11")
        #expect(window.view(identifiedBy: "number.11") is NumberCell)
        #expect(window.view(identifiedBy: "label") == nil)
        #expect(window.view(identifiedBy: "number.1.") == nil)
        #expect(window.view(identifiedBy: "number.12.label") == nil)
        #expect(window.view(identifiedBy: "list") === list.tableView)
        #expect(!window.identifiers.contains("list"))
    }

    @Test("Only enabled buttons and images with an action react to taps")
    func tapping() {
        var taps: [String] = []
        let button = add(Button(), "button")
        button.addAction(Action { _ in taps.append("button") }, for: .touchUpInside)
        button.tap()
        button.isEnabled = false
        button.tap()
        #expect(!button.isTappable)
        let image = add(ImageView(), "image")
        #expect(!image.isTappable)
        image.onTap = { taps.append("image") }
        #expect(image.isTappable)
        image.tap()
        let label = add(Label(), "label")
        label.tap()
        #expect(!label.isTappable)
        #expect(taps == ["button", "image"])
    }
}
