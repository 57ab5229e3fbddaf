internal import Observation

/// An object that manages a view and the controllers of the view's parts.
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
    /// The visible alert on this controller's screen; `nil` if there is none.
    public private(set) var presentedAlert: AlertController?
    /// The toasts on this controller's screen, oldest first.
    private(set) var toasts: [String] = []

    private var loadedView: View?
    /// Indicates whether a property that ``updateProperties()`` read has changed.
    private var needsUpdateProperties = false
    /// Indicates whether any controller of this screen needs an update. Only the value of the root
    /// controller is used.
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

    /// Called before the view becomes visible: when the screen opens, and when the page on top of
    /// it has closed. An override calls `super`.
    open func viewWillAppear(_ animated: Bool) {}

    /// Announces the view of this controller and of its parts.
    func appear(animated: Bool) {
        viewWillAppear(animated)
        for child in children { child.appear(animated: animated) }
    }

    /// Updates the view from observable objects. Called once the view is loaded, and once after
    /// each event that changed an observable property that it read. UIKit does so since iOS 26.
    open func updateProperties() {}

    /// Schedules a call of ``updateProperties()`` after the current event.
    public func setNeedsUpdateProperties() {
        needsUpdateProperties = true
        root.hasPendingUpdates = true
    }

    /// Performs the scheduled updates of this controller and its parts. The driver of a screen
    /// calls it after each event, as the system does after each turn of its run loop.
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
            // Cells change their state only on the main actor, and observation calls this
            // synchronously.
            MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
        }
    }

    /// Makes another controller a part of this one. Its view is not added anywhere. The caller adds
    /// the view, then calls ``didMove(toParent:)`` of the part, as in UIKit.
    public func addChild(_ child: ViewController) {
        child.parent = self
        children.append(child)
    }

    /// Called by the parent after it has added this controller and its view. An override calls
    /// `super`.
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

    /// Closes the controller that the screen of this one presents; if there is none, closes the
    /// screen itself, if it was presented.
    ///
    /// - Parameter animated: has no effect, because there is no time between two events.
    public func dismiss(animated: Bool) {
        let presenter = root.presentedViewController == nil ? root.presentingViewController : root
        presenter?.presentedViewController = nil
    }

    /// Shows a short message on the screen of this controller. It disappears without an action of
    /// the user.
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
