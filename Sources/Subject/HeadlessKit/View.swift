/// A rectangle on the screen, without geometry: it contains its subviews in reading order.
@MainActor
open class View {
    /// The number of views of any kind that this process has created. Tests use it to verify that
    /// they create no view.
    public private(set) static var madeCount = 0

    /// The identifier by which a scenario or a test finds the view. Inside a table cell it is
    /// relative to the cell.
    public var accessibilityIdentifier: String?
    /// Indicates whether the view is hidden. The user can neither see nor tap a hidden view and its
    /// subviews.
    public var isHidden = false
    public private(set) weak var superview: View?
    public private(set) var subviews: [View] = []

    public init() {
        View.madeCount += 1
    }

    /// Adds a view after the existing subviews and removes it from its previous superview.
    public func addSubview(_ view: View) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Returns the element that this view shows, without its subviews, with the given identifier;
    /// `nil` if the view only contains other views.
    open func element(id: String) -> Element? { nil }

    /// The subviews that are not hidden.
    open var visibleSubviews: [View] {
        // Most views have no subviews or hide none, and screens are read often.
        if subviews.isEmpty { return [] }
        return subviews.contains(where: \.isHidden) ? subviews.filter { !$0.isHidden } : subviews
    }

    /// Indicates whether the user can tap this view.
    open var isTappable: Bool { false }

    /// Performs the reaction to a tap of the user. Does nothing if ``isTappable`` is false.
    open func tap() {}
}
