/// A relation between the edges of two views. Nothing is drawn, so it has no effect.
@MainActor
public final class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }

    private let view: UIView
    private let other: UIView

    fileprivate init(_ view: UIView, _ other: UIView) {
        self.view = view
        self.other = other
    }

    /// Makes constraints effective. The two views of each must be in the same hierarchy, and one of them
    /// must be placed by constraints and not by its frame.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            let views = [constraint.view, constraint.other]
            precondition(
                views[0].root === views[1].root,
                "The views of a constraint need a common superview."
            )
            precondition(
                views.contains { !$0.translatesAutoresizingMaskIntoConstraints },
                "A view with constraints must not translate its autoresizing mask into constraints."
            )
        }
    }
}

/// A left or right edge of a view.
@MainActor
public final class NSLayoutXAxisAnchor: NSObject {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    /// Returns a constraint that places this edge at another one.
    public func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view)
    }
}

/// An upper or lower edge of a view.
@MainActor
public final class NSLayoutYAxisAnchor: NSObject {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    /// Returns a constraint that places this edge at another one.
    public func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view)
    }
}

/// The area of a view within its margins.
@MainActor
public final class UILayoutGuide: NSObject {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { view.leadingAnchor }
    public var trailingAnchor: NSLayoutXAxisAnchor { view.trailingAnchor }
    public var topAnchor: NSLayoutYAxisAnchor { view.topAnchor }
    public var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }
}
