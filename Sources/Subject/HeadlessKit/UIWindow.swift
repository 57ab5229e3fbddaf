/// The background of the screens of an app: it shows the view of a root controller and the
/// controllers that are presented on top of it.
///
/// The window is the only owner of its controllers, so a screen is closed by releasing its window.
open class UIWindow: UIView {
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController?
    /// The views that have to be updated.
    private var scheduledViews: [UIView] = []
    /// The closures that are called at the end of the transitions that run.
    private var transitions: [@MainActor () -> Void] = []

    open override var window: UIWindow? { self }

    /// Shows the window with the view of its root controller.
    open func makeKeyAndVisible() {
        guard let rootViewController else { return }
        rootViewController.appear(in: self, animated: false)
    }

    func schedule(_ view: UIView) {
        scheduledViews.append(view)
    }

    /// Keeps what happens at the end of a transition until ``finishEvent()``.
    func addTransition(_ completion: @escaping @MainActor () -> Void) {
        transitions.append(completion)
    }

    /// Updates the views that show observable objects, arranges views, and ends transitions, as the
    /// system does after each event.
    package func finishEvent() {
        while true {
            updateViews()
            guard !transitions.isEmpty else { return }
            let ended = transitions
            transitions = []
            for end in ended { end() }
        }
    }

    private func updateViews() {
        while !scheduledViews.isEmpty {
            let views = scheduledViews
            scheduledViews = []
            for view in views where view.window === self { view.updatePropertiesIfNeeded() }
            for view in views where view.window === self { view.layoutIfNeeded() }
        }
    }
}
