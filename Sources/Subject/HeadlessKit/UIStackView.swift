/// A view that arranges views in a row or a column. Its subviews are in the order in which it arranges them.
open class UIStackView: UIView {
    /// The views that are arranged, in their order.
    public private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The distance between two views in points.
    open var spacing: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Arranges views from left to right.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view after the arranged ones, also as a subview.
    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
    }

    /// Ends the arrangement of a view, which remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
}
