internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The elements of a screen")
struct ScreenElementsTests {
    private let controller = UIViewController()
    private let navigation = NavigationStack()
    private let driver: ScreenDriver

    init() {
        driver = ScreenDriver(rootViewController: controller, navigation: navigation)
    }

    private func add<Kind: UIView>(_ view: Kind, _ id: String?, to parent: UIView? = nil) -> Kind {
        view.accessibilityIdentifier = id
        (parent ?? controller.view).addSubview(view)
        return view
    }

    @Test("Each kind of view has an element with its visible state")
    func kinds() {
        add(UILabel(), "a").text = "text"
        add(UIButton(type: .system), "b").setTitle("title", for: .normal)
        add(UIButton(type: .system), "c").isEnabled = false
        add(UIImageView(), "d").image = UIImage(named: "icon")
        add(UIActivityIndicatorView(), "e").startAnimating()
        add(UITextField(), "f").text = "Ada"
        add(UITextField(), "g").isEnabled = false
        add(UISwitch(), "h").isOn = true
        add(UISwitch(), "i").isEnabled = false
        #expect(
            driver.elements() == [
                Element(id: "a", kind: .label, text: "text"),
                Element(id: "b", kind: .button, text: "title", isEnabled: true),
                Element(id: "c", kind: .button, isEnabled: false),
                Element(id: "d", kind: .image, image: "icon"),
                Element(id: "e", kind: .activity),
                Element(id: "f", kind: .field, text: "Ada", isEnabled: true),
                Element(id: "g", kind: .field, isEnabled: false),
                Element(id: "h", kind: .switch, text: "on", isEnabled: true),
                Element(id: "i", kind: .switch, text: "off", isEnabled: false),
            ]
        )
    }

    @Test("Elements are in the order of subviews, with and without identifiers")
    func readingOrder() {
        let box = add(UIView(), nil)
        _ = add(UILabel(), "after")
        _ = add(UILabel(), "inside", to: box)
        let named = add(UILabel(), "named")
        _ = add(UILabel(), "within", to: named)
        _ = add(UILabel(), nil)
        #expect(driver.identifiers == ["inside", "after", "named", "within", "?"])
    }

    @Test("A view that was moved is where it is now, and a removed view is not visible")
    func moving() {
        let box = add(UIView(), nil)
        let label = add(UILabel(), "label", to: box)
        _ = add(UILabel(), "other")
        controller.view.addSubview(label)
        #expect(driver.identifiers == ["other", "label"])
        label.removeFromSuperview()
        #expect(driver.identifiers == ["other"])
    }

    @Test("Subviews of a hidden view are not visible and cannot be found")
    func hidden() {
        let box = add(UIView(), "box")
        _ = add(UILabel(), "label", to: box)
        #expect(driver.view(identifiedBy: "label") != nil)
        box.isHidden = true
        #expect(driver.identifiers.isEmpty)
        #expect(driver.view(identifiedBy: "label") == nil)
        #expect(driver.view(identifiedBy: "box") == nil)
    }

    @Test("A hidden screen has no visible elements")
    func hiddenScreen() {
        _ = add(UIButton(type: .system), "button")
        controller.view.isHidden = true
        #expect(driver.identifiers.isEmpty)
        #expect(driver.view(identifiedBy: "button") == nil)
    }

    @Test("A page on top covers the screen and its toasts")
    func pageOnTop() {
        let button = add(UIButton(type: .system), "button")
        navigation.push(Route(page: "blog-detail", id: 7))
        controller.showToast("Shared")
        driver.finishEvent()
        #expect(driver.identifiers == ["page"])
        #expect(driver.texts == ["blog-detail(7)"])
        #expect(driver.coveringRoute == Route(page: "blog-detail", id: 7))
        #expect(driver.view(identifiedBy: "button") == nil)
        #expect(driver.back())
        driver.finishEvent()
        #expect(driver.coveringRoute == nil)
        #expect(driver.identifiers == ["button", "toast"])
        #expect(driver.view(identifiedBy: "button") === button)
    }

    @Test("An element inside of a row has the identifier ROW.NAME")
    func rowElements() {
        let list = NumberList(0..<12)
        let driver = ScreenDriver(rootViewController: list)
        #expect(driver.identifiers[3...5] == ["number.1", "number.1.label", "number.1.button"])
        #expect((driver.view(identifiedBy: "number.1.label") as? UILabel)?.text == "1")
        #expect((driver.view(identifiedBy: "number.11.label") as? UILabel)?.text == "11")
        #expect(driver.view(identifiedBy: "number.11") is NumberCell)
        #expect(driver.view(identifiedBy: "label") == nil)
        #expect(driver.view(identifiedBy: "number.1.") == nil)
        #expect(driver.view(identifiedBy: "number.12.label") == nil)
        #expect(driver.view(identifiedBy: "list") === list.tableView)
        #expect(!driver.identifiers.contains("list"))
    }

    @Test("A screen is scrolled while a list, also a hidden one, does not show its first row")
    func scrolled() {
        let list = NumberList(0..<40)
        controller.addChild(list)
        controller.view.addSubview(list.view)
        driver.finishEvent()
        #expect(!driver.isScrolled)
        list.tableView.scroll(to: 12)
        list.view.isHidden = true
        #expect(driver.isScrolled)
    }
}
