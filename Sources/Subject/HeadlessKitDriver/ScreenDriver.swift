public import AppSupport
public import HeadlessKit

/// A screen that tests and scenarios use through what a user sees and does.
@MainActor
public final class ScreenDriver {
    public let window: UIWindow
    private let navigation: NavigationStack?
    /// Indicates whether a page covered the root view after the last event.
    private var wasCovered = false

    /// Creates the objects of the kit that live as long as the program, so that a search for objects
    /// that a screen left behind does not find them.
    public static func createConstants() {
        _ = (UIColor.label, UIColor.link)
    }

    /// Shows a controller in a window.
    ///
    /// - Parameter navigation: the pages that the controller opens; they cover its view.
    public init(rootViewController: UIViewController, navigation: NavigationStack? = nil) {
        window = UIWindow()
        self.navigation = navigation
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        finishEvent()
    }

    private var rootViewController: UIViewController? { window.rootViewController }

    /// The screens, from the root to the one that is presented on top of all others.
    private var screens: [UIViewController] {
        Array(sequence(first: rootViewController) { $0?.presentedViewController }.compactMap { $0 })
    }

    /// The screen that the user sees below an alert.
    private var topScreen: UIViewController? { screens.last { !($0 is UIAlertController) } }

    /// The visible alert, which the user must answer before anything else reacts.
    public var alert: UIAlertController? { screens.last as? UIAlertController }

    /// The route of the page that covers the root view; `nil` if the root view is visible.
    public var coveringRoute: Route? { navigation?.routes.last }

    /// Updates views and ends transitions. Called after each event.
    public func finishEvent() {
        window.finishEvent()
        let isCovered = coveringRoute != nil
        guard isCovered != wasCovered, let rootViewController else { return }
        wasCovered = isCovered
        if isCovered {
            rootViewController.disappear(from: window, animated: true)
        } else {
            rootViewController.appear(in: window, animated: true)
        }
        window.finishEvent()
    }

    /// Ends the screen, before it is released.
    public func close() {
        rootViewController?.disappear(from: window, animated: true)
        window.finishEvent()
    }

    // MARK: - What the user does

    /// Closes the page on top. A presented screen is modal: it closes itself.
    ///
    /// - Returns: a Boolean value that states if a page was closed.
    public func back() -> Bool {
        guard rootViewController?.presentedViewController == nil, let navigation else {
            return false
        }
        return navigation.back()
    }

    /// Swipes the presented screen down. Its controller may forbid that; its delegate is then notified.
    ///
    /// - Returns: a Boolean value that states if a screen is presented.
    public func swipeDown() -> Bool {
        guard alert == nil, let sheet = topScreen, sheet.presentingViewController != nil else {
            return false
        }
        let controller = sheet.presentationController
        if sheet.isModalInPresentation {
            controller.map { $0.delegate?.presentationControllerDidAttemptToDismiss($0) }
        } else {
            sheet.presentingViewController?.dismiss(animated: true) {
                controller.map { $0.delegate?.presentationControllerDidDismiss($0) }
            }
        }
        return true
    }

    /// Answers the visible alert with one of its actions and removes the alert.
    ///
    /// - Returns: `true` if an alert with such an action was visible.
    @discardableResult
    public func answerAlert(with title: String) -> Bool {
        guard let alert,
            let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
        else { return false }
        alert.presentingViewController?.dismiss(animated: true) { action.handler?(action) }
        window.finishEvent()
        return true
    }

    /// Removes all toasts, which would disappear after some time.
    public func clearToasts() {
        for toast in screens.flatMap(toasts) { toast.removeFromSuperview() }
    }

    // MARK: - What the user sees

    /// Indicates whether a list, also a hidden one, shows other rows than its first ones.
    public var isScrolled: Bool {
        contains { ($0 as? UITableView).map { $0.visibleRows.lowerBound > 0 } }
    }

    /// Indicates whether the caret of a field is within its text, or a text is being composed.
    public var isCaretMoved: Bool {
        contains { ($0 as? UITextField).map { !$0.isAtEnd } }
    }

    /// Returns whether the window contains a view with a property, which is `nil` for views of another
    /// kind.
    private func contains(_ hasProperty: (UIView) -> Bool?) -> Bool {
        func contains(_ view: UIView) -> Bool {
            hasProperty(view) ?? view.subviews.contains(where: contains)
        }
        return contains(window)
    }

    /// Returns the visible view with an identifier; inside a row it is `ROW.NAME`. A covered view
    /// is not visible.
    public func view(identifiedBy id: String) -> UIView? {
        guard let view = topScreen?.view, !view.isHidden, coveringRoute == nil else { return nil }
        return find(id, in: view)
    }

    private func find(_ id: String, in view: UIView) -> UIView? {
        if let own = view.accessibilityIdentifier {
            if own == id { return view }
            if view is UITableViewCell {
                guard id.hasPrefix(own), id.dropFirst(own.count).first == "." else { return nil }
                return findFirst(String(id.dropFirst(own.count + 1)), in: view.visibleSubviews)
            }
        }
        return findFirst(id, in: view.visibleSubviews)
    }

    private func findFirst(_ id: String, in views: [UIView]) -> UIView? {
        for view in views {
            if let found = find(id, in: view) { return found }
        }
        return nil
    }

    /// Returns the elements that the user sees, in reading order: the visible elements, then the
    /// alert with its buttons, then toasts. A presented screen covers the elements below it. A page
    /// covers them, too, and is one label with its route. The identifier of an element without one
    /// is ``Element/nameless``.
    public func elements() -> [Element] {
        var elements: [Element] = []
        if let coveringRoute {
            elements.append(Element(id: "page", kind: .label, text: coveringRoute.description))
        } else if let view = topScreen?.view, !view.isHidden {
            collect(view, row: nil, into: &elements)
        }
        if let alert {
            elements.append(Element(id: "alert", kind: .alert, text: alert.title ?? ""))
            for action in alert.actions {
                let title = action.title ?? ""
                elements.append(
                    Element(
                        id: "alert.\(title)",
                        kind: .button,
                        text: title,
                        isEnabled: action.isEnabled
                    )
                )
            }
        }
        for toast in topScreen.map(toasts) ?? [] where coveringRoute == nil {
            elements.append(Element(id: "toast", kind: .toast, text: toast.text ?? ""))
        }
        return elements
    }

    private func toasts(on screen: UIViewController) -> [ToastLabel] {
        screen.viewIfLoaded?.subviews.compactMap { $0 as? ToastLabel } ?? []
    }

    private func collect(_ view: UIView, row: String?, into elements: inout [Element]) {
        let own = view.accessibilityIdentifier ?? Element.nameless
        let id = row.map { "\($0).\(own)" } ?? own
        if view is ToastLabel { return }
        if let element = view.element(id: id) { elements.append(element) }
        let row = view is UITableViewCell ? id : row
        for subview in view.visibleSubviews { collect(subview, row: row, into: &elements) }
    }
}
