extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    /// The area within the margins of the view.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }

    /// The view that contains this one and has no superview.
    var root: UIView { superview?.root ?? self }
}
