internal import Observation

/// A rectangle on the screen, without geometry: it contains its subviews in reading order.
open class UIView: UIResponder {
    /// The number of views of any kind that this process has created. Tests use it to verify that
    /// they create no view.
    package private(set) static var madeCount = 0

    /// The identifier by which a scenario or a test finds the view. Inside a table cell it is
    /// relative to the cell.
    open var accessibilityIdentifier: String?
    /// Indicates whether the view is hidden. The user can neither see nor tap a hidden view and its
    /// subviews.
    open var isHidden = false
    /// Indicates whether the user can tap the view and its subviews.
    open var isUserInteractionEnabled = true
    /// The position and size, which have no effect, because nothing is drawn.
    open var frame: CGRect
    /// Indicates whether the frame places the view, and not constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    public internal(set) weak var superview: UIView?
    /// The subviews in reading order.
    open var subviews: [UIView] { views }
    private var views: [UIView] = []
    public private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The controller whose ``UIViewController/view`` this is.
    weak var controller: UIViewController?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        UIView.madeCount += 1
    }

    /// A view of a storyboard. There are none here.
    public required init?(coder: NSCoder) {
        fatalError("Views are created in code.")
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The window that shows the view; `nil` if the view is in none.
    open var window: UIWindow? { superview?.window }

    /// Adds a view after the existing subviews and removes it from its previous superview.
    open func addSubview(_ view: UIView) {
        if let controller = view.controller, view.window !== window {
            controller.viewWillLeaveWindow()
        }
        view.leaveSuperview()
        views.append(view)
        view.move(to: self)
    }

    open func removeFromSuperview() {
        controller?.viewWillLeaveWindow()
        leaveSuperview()
    }

    private func leaveSuperview() {
        superview?.willRemoveSubview(self)
        superview?.views.removeAll { $0 === self }
        superview = nil
    }

    /// Called before a subview is removed. An override calls `super`.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Indicates whether the view is another one, or is inside of it.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Makes this view a part of another one.
    func move(to superview: UIView) {
        self.superview = superview
        if let window = superview.window { enter(window) }
    }

    private func enter(_ window: UIWindow) {
        if needsUpdateProperties || needsLayout { window.schedule(self) }
        controller?.viewHasEnteredWindow()
        for subview in subviews { subview.enter(window) }
    }

    // MARK: - Updates

    private var needsUpdateProperties = false
    /// The number of updates. Only what the last one read is observed.
    private var updateCount = 0
    private var needsLayout = false

    /// Updates the view from observable objects. Called after ``setNeedsUpdateProperties()``, and from
    /// then on once after each event that changed an observable property that it read, while the
    /// view is in a window.
    open func updateProperties() {}

    /// Schedules a call of ``updateProperties()`` after the current event.
    open func setNeedsUpdateProperties() {
        guard !needsUpdateProperties else { return }
        needsUpdateProperties = true
        window?.schedule(self)
    }

    /// Calls ``updateProperties()`` of the view and of its controller, if this is scheduled.
    func updatePropertiesIfNeeded() {
        guard needsUpdateProperties else { return }
        needsUpdateProperties = false
        updateCount += 1
        withObservationTracking {
            controller?.updateProperties()
            updateProperties()
        } onChange: { [weak self, updateCount] in
            // Screens change their state only on the main actor, and observation calls this
            // synchronously.
            MainActor.assumeIsolated {
                guard let self, self.updateCount == updateCount else { return }
                self.setNeedsUpdateProperties()
            }
        }
    }

    /// Arranges the subviews. Called after ``setNeedsLayout()``, while the view is in a window.
    open func layoutSubviews() {}

    /// Schedules a call of ``layoutSubviews()`` after the current event.
    open func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        window?.schedule(self)
    }

    /// Calls ``layoutSubviews()`` now if it is scheduled.
    open func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        layoutSubviews()
    }
}
