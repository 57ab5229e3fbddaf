/// Manages a view, and the controllers of the parts that it is put together from.
@MainActor
open class ViewController {
    public private(set) weak var parent: ViewController?
    public private(set) var children: [ViewController] = []
    /// The alert that is up on this controller's screen.
    public private(set) var presentedAlert: AlertController?
    /// The toasts on this controller's screen, oldest first.
    private(set) var toasts: [String] = []

    private var loadedView: View?

    public init() {}

    /// The view, which is loaded when it is first asked for.
    public var view: View {
        if let loadedView { return loadedView }
        let view = loadView()
        loadedView = view
        viewDidLoad()
        return view
    }

    /// Makes the view. The default is an empty one.
    open func loadView() -> View { View() }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    /// Makes another controller a part of this one. Its view is not added anywhere.
    public func addChild(_ child: ViewController) {
        child.parent = self
        children.append(child)
    }

    /// Puts an alert up on the screen that this controller belongs to.
    public func present(_ alert: AlertController) {
        root.presentedAlert = alert
    }

    /// Shows a short message on the screen that this controller belongs to. It goes by itself.
    public func showToast(_ text: String) {
        root.toasts.append(text)
    }

    func dismissAlert() {
        presentedAlert = nil
    }

    func clearToasts() {
        toasts = []
    }

    private var root: ViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }
}
