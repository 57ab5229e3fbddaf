/// A relation between the edges of two views. Nothing is drawn, so it has no effect.
@MainActor
public final class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }

    private let views: [UIView]

    init(_ views: [UIView]) {
        self.views = views
    }

    /// Makes constraints effective. The two views of each must be in the same hierarchy, and those whose
    /// place constraints determine must not be placed by their frames.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            precondition(
                constraint.views[0].root === constraint.views[1].root,
                "The views of a constraint need a common superview."
            )
            precondition(
                constraint.views.contains { !$0.translatesAutoresizingMaskIntoConstraints },
                "A view with constraints must not translate its autoresizing mask into constraints."
            )
        }
    }
}

/// An edge of a view or of a layout guide, from which constraints are created.
@MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    /// Returns a constraint that places this edge at another one.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint([view, anchor.view])
    }
}

/// A left or right edge.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An upper or lower edge.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

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
