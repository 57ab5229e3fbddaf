/// A screen that shows the view of one controller, and through which tests and scenarios use it.
///
/// The window is the only owner of the controller, so a screen is closed by releasing its window.
@MainActor
public final class Window {
    public let rootViewController: ViewController
    private let navigation: NavigationStack?

    /// Creates a window that shows a controller, which loads its view.
    ///
    /// - Parameter navigation: the pages that the controller opens; they cover its view.
    public init(rootViewController: ViewController, navigation: NavigationStack? = nil) {
        self.rootViewController = rootViewController
        self.navigation = navigation
        _ = rootViewController.view
        rootViewController.appear(animated: false)
    }

    /// The controller whose screen the user sees and uses: the root, or the controller that is
    /// presented on top of it.
    var topViewController: ViewController {
        rootViewController.presentedViewControllers.last ?? rootViewController
    }

    /// The visible alert, which the user must answer before anything else reacts.
    public var alert: AlertController? { topViewController.presentedAlert }

    /// Closes the page on top. A presented screen is modal: it closes itself.
    ///
    /// - Returns: a Boolean value that states if a page was closed.
    public func back() -> Bool {
        guard rootViewController.presentedViewController == nil, let navigation, navigation.back()
        else { return false }
        if navigation.routes.isEmpty { rootViewController.appear(animated: true) }
        return true
    }

    /// The route of the page that covers the root view; `nil` if the root view is visible.
    public var coveringRoute: Route? { navigation?.routes.last }

    /// Indicates whether a list, also a hidden one, shows other rows than its first ones.
    public var isScrolled: Bool {
        func isScrolled(_ view: View) -> Bool {
            let list = view as? TableView
            return list.map { $0.visibleRows.lowerBound > 0 }
                ?? view.subviews.contains(where: isScrolled)
        }
        var isAnyScrolled = false
        forEachScreen { isAnyScrolled = isAnyScrolled || isScrolled($0.view) }
        return isAnyScrolled
    }

    /// Updates the views that show observable objects. Called after each event.
    public func updatePropertiesIfNeeded() {
        forEachScreen { $0.updatePropertiesIfNeeded() }
    }

    /// Removes all toasts, which would disappear after some time.
    public func clearToasts() {
        forEachScreen { $0.clearToasts() }
    }

    func forEachScreen(_ body: (ViewController) -> Void) {
        body(rootViewController)
        rootViewController.presentedViewControllers.forEach(body)
    }

    /// Answers the visible alert with one of its actions and removes the alert.
    ///
    /// - Returns: `true` if an alert with such an action was visible.
    @discardableResult
    public func answerAlert(with title: String) -> Bool {
        guard let action = alert?.actions.first(where: { $0.title == title }) else { return false }
        topViewController.dismissAlert()
        action.handler?(action)
        return true
    }

    /// Returns the visible view with an identifier; inside a row it is `ROW.NAME`. A covered view
    /// is not visible.
    public func view(identifiedBy id: String) -> View? {
        let view = topViewController.view
        return view.isHidden || coveringRoute != nil ? nil : find(id, in: view)
    }

    private func find(_ id: String, in view: View) -> View? {
        if let own = view.accessibilityIdentifier {
            if own == id { return view }
            if view is TableViewCell {
                guard id.hasPrefix(own), id.dropFirst(own.count).first == "." else { return nil }
                return findFirst(String(id.dropFirst(own.count + 1)), in: view.visibleSubviews)
            }
        }
        return findFirst(id, in: view.visibleSubviews)
    }

    private func findFirst(_ id: String, in views: [View]) -> View? {
        for view in views {
            if let found = find(id, in: view) { return found }
        }
        return nil
    }
}

extension Window {
    /// Returns the elements that the user sees, in reading order: the visible elements, then the
    /// alert with its buttons, then toasts. A presented screen covers the elements below it. A page
    /// covers them, too, and is one label with its route. The identifier of an element without one
    /// is ``Element/nameless``.
    public func elements() -> [Element] {
        var elements: [Element] = []
        if let coveringRoute {
            elements.append(Element(id: "page", kind: .label, text: coveringRoute.description))
        } else if !topViewController.view.isHidden {
            collect(topViewController.view, row: nil, into: &elements)
        }
        if let alert {
            elements.append(Element(id: "alert", kind: .alert, text: alert.title ?? ""))
            for action in alert.actions {
                let title = action.title ?? ""
                elements.append(
                    Element(id: "alert.\(title)", kind: .button, text: title, isEnabled: true)
                )
            }
        }
        forEachScreen { controller in
            for toast in controller.toasts {
                elements.append(Element(id: "toast", kind: .toast, text: toast))
            }
        }
        return elements
    }

    private func collect(_ view: View, row: String?, into elements: inout [Element]) {
        let own = view.accessibilityIdentifier ?? Element.nameless
        let id = row.map { "\($0).\(own)" } ?? own
        if let element = view.element(id: id) { elements.append(element) }
        let row = view is TableViewCell ? id : row
        for subview in view.visibleSubviews { collect(subview, row: row, into: &elements) }
    }
}
