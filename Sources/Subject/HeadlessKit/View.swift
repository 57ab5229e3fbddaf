/// A rectangle on the screen, here without its geometry: what it holds, in reading order.
@MainActor
open class View {
    /// How many views of any kind this process has made. A test that claims to need no view can
    /// be held to it.
    public private(set) static var madeCount = 0

    /// What a script or a test finds the view by. Inside a table cell it is relative to the cell.
    public var accessibilityIdentifier: String?
    /// A hidden view is not seen and cannot be touched, nor can what it holds.
    public var isHidden = false
    public private(set) weak var superview: View?
    public private(set) var subviews: [View] = []

    public init() {
        View.madeCount += 1
    }

    /// Adds a view behind those that are there, taking it from where it was.
    public func addSubview(_ view: View) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// What a person sees of this view itself, under the given identifier; `nil` for a view that
    /// only holds others.
    open func element(id: String) -> Element? { nil }

    /// The subviews that a person can see.
    open var visibleSubviews: [View] {
        // Most views hold none or hide none, and screens are looked through often.
        if subviews.isEmpty { return [] }
        return subviews.contains(where: \.isHidden) ? subviews.filter { !$0.isHidden } : subviews
    }

    /// Whether a person can tap this view.
    open var isTappable: Bool { false }

    /// What a tap of a person does. Does nothing where ``isTappable`` is false.
    open func tap() {}
}
