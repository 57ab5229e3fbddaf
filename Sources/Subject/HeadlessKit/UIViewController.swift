/// An object that manages a view and the controllers of the view's parts.
open class UIViewController: UIResponder {
    /// The text by which the user knows the screen.
    open var title: String?
    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []

    /// Creates a controller whose view is created in code.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// A controller of a storyboard. There are none here.
    public required init?(coder: NSCoder) {
        fatalError("Controllers are created in code.")
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: - The view

    /// The view if it is loaded.
    public private(set) var viewIfLoaded: UIView?
    open var isViewLoaded: Bool { viewIfLoaded != nil }

    /// The view, which is loaded at the first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.controller = nil
            viewIfLoaded = newValue
            newValue?.controller = self
        }
    }

    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        precondition(viewIfLoaded != nil, "\(Self.self).loadView() must set the property `view`.")
        viewDidLoad()
        setNeedsUpdateProperties()
    }

    /// Creates the view and assigns it to ``view``. The default is an empty view. An override does
    /// not call `super`.
    open func loadView() {
        view = UIView()
    }

    /// Called once, after the view was loaded. An override calls `super`.
    open func viewDidLoad() {}

    // MARK: - Updates

    /// Updates the view from observable objects. Called once after the view was loaded, and once
    /// after each event that changed an observable property that it read, while the view is in a
    /// window. UIKit does so since iOS 26.
    open func updateProperties() {}

    /// Schedules a call of ``updateProperties()`` after the current event.
    open func setNeedsUpdateProperties() {
        viewIfLoaded?.setNeedsUpdateProperties()
    }

    // MARK: - Appearance

    private enum Appearance {
        case invisible
        /// The view is visible, or about to become so.
        case visible
        /// The view is about to become invisible.
        case disappearing
    }

    private var appearance = Appearance.invisible

    /// Called before the view becomes visible: when the screen opens, and when the page on top of
    /// it closes. An override calls `super`.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window, before the user sees it. An override calls `super`.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view has become visible. An override calls `super`.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view becomes invisible: when the screen closes, and when a page covers it.
    /// An override calls `super`.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has become invisible. An override calls `super`.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Shows the view in a window.
    ///
    /// - Parameter ended: is called at the end of the transition, before ``viewDidAppear(_:)``.
    package func appear(
        in window: UIWindow,
        animated: Bool,
        ended: (@MainActor () -> Void)? = nil
    ) {
        loadViewIfNeeded()
        var appearing: [UIViewController] = []
        announceAppearance(on: view, animated, &appearing)
        if view.superview == nil { window.addSubview(view) }
        for controller in appearing { controller.viewIsAppearing(animated) }
        window.addTransition {
            ended?()
            for controller in appearing { controller.viewDidAppear(animated) }
        }
    }

    /// Announces that the view becomes visible, and those of the parts that are in the same screen.
    private func announceAppearance(
        on screen: UIView,
        _ animated: Bool,
        _ appearing: inout [UIViewController]
    ) {
        appearance = .visible
        viewWillAppear(animated)
        appearing.append(self)
        for child in children where child.viewIfLoaded?.isDescendant(of: screen) == true {
            child.announceAppearance(on: screen, animated, &appearing)
        }
    }

    /// Announces that the view becomes invisible, and at the end of the transition that it is.
    package func disappear(from window: UIWindow, animated: Bool) {
        var disappearing: [UIViewController] = []
        announceDisappearance(animated, &disappearing)
        window.addTransition {
            for controller in disappearing {
                controller.appearance = .invisible
                controller.viewDidDisappear(animated)
            }
        }
    }

    private func announceDisappearance(
        _ animated: Bool,
        _ disappearing: inout [UIViewController]
    ) {
        guard appearance == .visible else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        disappearing.append(self)
        for child in children { child.announceDisappearance(animated, &disappearing) }
    }

    /// Announces the view of a part that is added to a visible view.
    func viewHasEnteredWindow() {
        guard parent?.appearance == .visible, appearance == .invisible, let window = view.window
        else { return }
        appear(in: window, animated: false)
    }

    /// Announces that the view of a part is removed from a visible view.
    func viewWillLeaveWindow() {
        guard appearance == .visible, let window = view.window else { return }
        disappear(from: window, animated: false)
    }

    // MARK: - Parts

    /// Makes another controller a part of this one, after a call of its ``willMove(toParent:)``. Its
    /// view is not added anywhere. The caller adds the view, then calls ``didMove(toParent:)`` of the
    /// part.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    /// Ends being a part, then calls ``didMove(toParent:)``. The caller has called
    /// ``willMove(toParent:)`` and removed the view.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller becomes or stops being a part. An override calls `super`.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller and its view have become a part, or it is none any more. An
    /// override calls `super`.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Presentation

    /// The controller that this one, or a controller of which it is a part, presents.
    public var presentedViewController: UIViewController? {
        presented ?? parent?.presentedViewController
    }
    /// The controller that presented this one, or a controller of which it is a part.
    public var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }
    private var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// The object that manages the screen, or that of which it is a part, while it is presented.
    open var presentationController: UIPresentationController? {
        parent?.presentationController ?? ownPresentationController
    }
    private lazy var ownPresentationController = UIPresentationController(self)
    /// Indicates whether the user cannot swipe the screen down while it is presented.
    open var isModalInPresentation = false
    /// Indicates whether the screen is appearing.
    public private(set) var isBeingPresented = false
    /// Indicates whether the screen is disappearing.
    public private(set) var isBeingDismissed = false

    /// Presents another controller: its view covers the screen of this controller, whose elements
    /// then receive no events. Does nothing if the view of this controller is in no window, or if
    /// its screen is appearing, or presents another controller already.
    ///
    /// - Parameters:
    ///   - flag: indicates whether there is a transition, which lasts until the end of the event.
    ///   - completion: is called at the end of the transition.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        let presenter = root
        guard presenter.presented == nil, !presenter.isBeingPresented,
            let window = presenter.viewIfLoaded?.window
        else { return }
        presenter.presented = viewControllerToPresent
        viewControllerToPresent.presenter = presenter
        viewControllerToPresent.isBeingPresented = true
        viewControllerToPresent.appear(in: window, animated: flag) {
            viewControllerToPresent.isBeingPresented = false
        }
        if let completion { window.addTransition(completion) }
    }

    /// Closes the controller that the screen of this one presents; if there is none, closes the
    /// screen itself, if it was presented.
    ///
    /// - Parameters:
    ///   - flag: indicates whether there is a transition, which lasts until the end of the event.
    ///   - completion: is called at the end of the transition.
    open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        let presenter = root.presented == nil ? root.presenter : root
        guard let presented = presenter?.presented, !presented.isBeingDismissed,
            let window = presented.viewIfLoaded?.window
        else { return }
        presented.isBeingDismissed = true
        for screen in sequence(first: presented, next: \.presented).reversed() {
            screen.disappear(from: window, animated: flag)
        }
        window.addTransition {
            presented.endPresentation()
            completion?()
        }
    }

    /// Removes the screen and those that it presents.
    private func endPresentation() {
        presented?.endPresentation()
        viewIfLoaded?.removeFromSuperview()
        isBeingDismissed = false
        presenter?.presented = nil
        presenter = nil
    }

    private var root: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }
}
