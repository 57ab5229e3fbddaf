internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("Views")
struct ViewTests {
    private let controller = UIViewController()
    private let driver: ScreenDriver

    init() {
        driver = ScreenDriver(rootViewController: controller)
    }

    private var screen: UIView { controller.view }

    @Test("A new view has no superview, no subviews and no window, and is visible")
    func initialValues() {
        let view = UIView()
        #expect(view.superview == nil)
        #expect(view.subviews.isEmpty)
        #expect(view.window == nil)
        #expect(view.gestureRecognizers == nil)
        #expect(!view.isHidden)
        #expect(view.isUserInteractionEnabled)
    }

    @Test("A subview is added after the others, and retained by its superview")
    func addSubview() {
        weak var added: UIView?
        do {
            let label = UILabel()
            screen.addSubview(UIView())
            screen.addSubview(label)
            added = label
        }
        #expect(added != nil)
        #expect(added?.superview === screen)
        #expect(screen.subviews.last === added)
    }

    @Test("A view has one superview: adding it to another one removes it from the first")
    func oneSuperview() {
        let box = UIView()
        let label = UILabel()
        screen.addSubview(box)
        box.addSubview(label)
        screen.addSubview(label)
        #expect(label.superview === screen)
        #expect(box.subviews.isEmpty)
    }

    @Test("Adding a subview again moves it to the end")
    func addAgain() {
        let (first, second) = (UIView(), UIView())
        for view in [first, second, first] { screen.addSubview(view) }
        #expect(screen.subviews == [second, first])
    }

    @Test("A removed view has no superview; removing it again does nothing")
    func removeFromSuperview() {
        let label = UILabel()
        screen.addSubview(label)
        label.removeFromSuperview()
        label.removeFromSuperview()
        #expect(label.superview == nil)
        #expect(screen.subviews.isEmpty)
    }

    @Test("The window of a view is nil while the view, or one that contains it, is in none")
    func window() {
        let box = UIView()
        let label = UILabel()
        box.addSubview(label)
        #expect(label.window == nil)
        screen.addSubview(box)
        #expect(label.window === driver.window)
        box.removeFromSuperview()
        #expect(label.superview === box)
        #expect(label.window == nil)
    }

    @Test("A view is a descendant of itself and of all views that contain it")
    func isDescendant() {
        let box = UIView()
        let label = UILabel()
        screen.addSubview(box)
        box.addSubview(label)
        #expect(label.isDescendant(of: label))
        #expect(label.isDescendant(of: screen))
        #expect(!screen.isDescendant(of: label))
        #expect(!label.isDescendant(of: UIView()))
    }

    @Test("A view does not retain its superview")
    func weakSuperview() {
        let label = UILabel()
        do { UIView().addSubview(label) }
        #expect(label.superview == nil)
    }

    @Test("Subviews of a hidden view are hidden, too, although they do not say so")
    func hidden() {
        let box = UIView()
        let label = UILabel()
        label.accessibilityIdentifier = "label"
        screen.addSubview(box)
        box.addSubview(label)
        box.isHidden = true
        #expect(!label.isHidden)
        #expect(driver.elements().isEmpty)
        #expect(driver.view(identifiedBy: "label") == nil)
    }

    @Test("An image view shows the image of its name")
    func imageView() {
        let view = UIImageView(image: UIImage(named: "icon"))
        view.accessibilityIdentifier = "icon"
        screen.addSubview(view)
        #expect(driver.elements() == [Element(id: "icon", kind: .image, image: "icon")])
        view.image = nil
        #expect(driver.elements() == [Element(id: "icon", kind: .image)])
    }

    @Test("An activity indicator is hidden while it does not spin")
    func activityIndicator() {
        let indicator = UIActivityIndicatorView()
        indicator.accessibilityIdentifier = "busy"
        screen.addSubview(indicator)
        #expect(indicator.isHidden)
        #expect(!indicator.isAnimating)
        indicator.startAnimating()
        #expect(indicator.isAnimating)
        #expect(driver.identifiers == ["busy"])
        indicator.stopAnimating()
        #expect(!indicator.isAnimating)
        #expect(driver.identifiers.isEmpty)
    }
}
