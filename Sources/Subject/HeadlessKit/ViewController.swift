internal import Observation

/// Manages a view, and the controllers of the parts that it is put together from.
@MainActor
open class ViewController {
    public private(set) weak var parent: ViewController?
    public private(set) var children: [ViewController] = []
    /// The controller whose view covers the screen of this one.
    public private(set) var presentedViewController: ViewController?
    /// The controller that presented this one.
    public private(set) weak var presentingViewController: ViewController?
    /// The controllers that cover this one, from the one that it presented to the one on top.
    var presentedViewControllers: [ViewController] {
        presentedViewController.map { [$0] + $0.presentedViewControllers } ?? []
    }
    /// The alert that is up on this controller's screen.
    public private(set) var presentedAlert: AlertController?
    /// The toasts on this controller's screen, oldest first.
    private(set) var toasts: [String] = []

    private var loadedView: View?
    /// Whether what ``updateProperties()`` read has changed.
    private var needsUpdateProperties = false
    /// Whether that holds of any controller of this one's screen; kept where the screen begins.
    private var hasPendingUpdates = false

    public init() {}

    /// The view, which is loaded at the first access.
    public var view: View {
        get {
            if let loadedView { return loadedView }
            loadView()
            guard let loadedView else {
                preconditionFailure("\(Self.self).loadView() must set the property `view`.")
            }
            viewDidLoad()
            updatePropertiesWhileTracking()
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Creates the view and assigns it to ``view``. The default is an empty view. An override does
    /// not call `super`.
    open func loadView() {
        view = View()
    }

    /// Called once, after the view was loaded. An override calls `super`.
    open func viewDidLoad() {}

    /// Called before the view becomes visible: when the screen opens, and when the page on top of it
    /// has closed. An override calls `super`.
    open func viewWillAppear(_ animated: Bool) {}

    /// Announces the view of this controller and of its parts.
    func appear(animated: Bool) {
        viewWillAppear(animated)
        for child in children { child.appear(animated: animated) }
    }

    /// Brings what the view shows up to date with observable objects. Called once the view is loaded,
    /// and again behind any event after which something observable that it read has changed, however
    /// often that did. UIKit does so since iOS 26.
    open func updateProperties() {}

    /// Asks for ``updateProperties()`` to be called behind the event that runs.
    public func setNeedsUpdateProperties() {
        needsUpdateProperties = true
        root.hasPendingUpdates = true
    }

    /// Calls what was asked for since the last time, in this controller and its parts. Whoever drives a
    /// screen calls it behind each event, as the system does behind each turn of its run loop.
    func updatePropertiesIfNeeded() {
        guard hasPendingUpdates else { return }
        hasPendingUpdates = false
        updateTreeIfNeeded()
    }

    private func updateTreeIfNeeded() {
        if needsUpdateProperties { updatePropertiesWhileTracking() }
        for child in children { child.updateTreeIfNeeded() }
    }

    private func updatePropertiesWhileTracking() {
        needsUpdateProperties = false
        withObservationTracking {
            updateProperties()
        } onChange: { [weak self] in
            // Cells change what they show on the main actor alone, and it is told while they do.
            MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
        }
    }

    /// Makes another controller a part of this one. Its view is not added anywhere. The caller adds the
    /// view, then calls ``didMove(toParent:)`` of the part, as in UIKit.
    public func addChild(_ child: ViewController) {
        child.parent = self
        children.append(child)
    }

    /// Called by the parent after it has added this controller and its view. An override calls `super`.
    open func didMove(toParent parent: ViewController?) {}

    /// Presents an alert on the screen of this controller.
    ///
    /// - Parameter animated: has no effect, because there is no time between two events.
    public func present(_ alert: AlertController, animated: Bool) {
        root.presentedAlert = alert
    }

    /// Presents another controller as a sheet: its view covers the screen of this controller, whose
    /// elements then receive no events. Does nothing if the screen is covered already, as in UIKit.
    ///
    /// - Parameter animated: has no effect, because there is no time between two events.
    public func present(_ controller: ViewController, animated: Bool) {
        let presenter = root
        guard presenter.presentedViewController == nil else { return }
        presenter.presentedViewController = controller
        controller.presentingViewController = presenter
        _ = controller.view
        controller.appear(animated: animated)
    }

    /// Closes the controller that the screen of this one presents; if there is none, closes the screen
    /// itself, if it was presented.
    ///
    /// - Parameter animated: has no effect, because there is no time between two events.
    public func dismiss(animated: Bool) {
        let presenter = root.presentedViewController == nil ? root.presentingViewController : root
        presenter?.presentedViewController = nil
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
