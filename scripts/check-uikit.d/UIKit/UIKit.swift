// The declarations of UIKit that the sources use, copied by hand from Apple's documentation. They let the
// type checker of a machine without Xcode tell whether the sources compile with UIKit. No body is ever
// executed.
@_exported import Foundation

extension IndexPath {
    public init(row: Int, section: Int) { fatalError() }
    public var row: Int {
        get { fatalError() }
        set {}
    }
    public var section: Int {
        get { fatalError() }
        set {}
    }
}

extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key("NSColor")
}

@MainActor open class UIResponder: NSObject {
    public override init() { fatalError() }
    open var next: UIResponder? { fatalError() }
}

open class UIColor: NSObject, @unchecked Sendable {
    open class var label: UIColor { fatalError() }
    open class var link: UIColor { fatalError() }
}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }
    open var accessibilityIdentifier: String?
    open var frame: CGRect {
        get { fatalError() }
        set {}
    }
    open var isHidden: Bool {
        get { fatalError() }
        set {}
    }
    open var isUserInteractionEnabled: Bool {
        get { fatalError() }
        set {}
    }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { fatalError() }
        set {}
    }
    open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var layoutMarginsGuide: UILayoutGuide { fatalError() }
    open func willRemoveSubview(_ subview: UIView) {}
    open var superview: UIView? { fatalError() }
    open var subviews: [UIView] { fatalError() }
    open var window: UIWindow? { fatalError() }
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func isDescendant(of view: UIView) -> Bool { fatalError() }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
}

@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open func makeKeyAndVisible() {}
}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        fatalError()
    }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class UILayoutGuide: NSObject {
    open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
}

@MainActor open class UIStackView: UIView {
    public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
    open var arrangedSubviews: [UIView] { fatalError() }
    open var axis: NSLayoutConstraint.Axis {
        get { fatalError() }
        set {}
    }
    open var spacing: CGFloat = 0
    open func addArrangedSubview(_ view: UIView) {}
    open func removeArrangedSubview(_ view: UIView) {}
}

@MainActor open class UIGestureRecognizer: NSObject {
    public override init() { fatalError() }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
}

@MainActor open class UIActivityIndicatorView: UIView {
    open func startAnimating() {}
    open func stopAnimating() {}
    open var isAnimating: Bool { fatalError() }
}

// Sendable in UIKit, too, because an image does not change.
open class UIImage: NSObject, @unchecked Sendable {
    public convenience init?(named name: String) { fatalError() }
}

@MainActor open class UIImageView: UIView {
    open var image: UIImage?
}

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var touchUpInside: Event { fatalError() }
        public static var valueChanged: Event { fatalError() }
        public static var editingChanged: Event { fatalError() }
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var normal: State { fatalError() }
        public static var disabled: State { fatalError() }
    }
    open var isEnabled: Bool {
        get { fatalError() }
        set {}
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) {}
    open func removeAction(_ action: UIAction, for controlEvents: Event) {}
    open func sendActions(for controlEvents: Event) {}
}

@MainActor open class UIMenuElement: NSObject {}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        fatalError()
    }
}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }
    public convenience init(type buttonType: ButtonType) { fatalError() }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open var currentTitle: String? { fatalError() }
}

@MainActor open class UITextRange: NSObject {
    open var isEmpty: Bool { fatalError() }
}

@MainActor open class UITextField: UIControl {
    open var text: String?
    open var markedTextRange: UITextRange? { fatalError() }
}

@MainActor open class UISwitch: UIControl {
    open var isOn: Bool = false
    open func setOn(_ on: Bool, animated: Bool) {}
}

@MainActor open class UIRefreshControl: UIControl {
    open var isRefreshing: Bool { fatalError() }
    open func beginRefreshing() {}
    open func endRefreshing() {}
}

@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public convenience init(
        title: String?,
        style: Style,
        handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        fatalError()
    }
    open var isEnabled: Bool = true
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        fatalError()
    }
    open func addAction(_ action: UIAlertAction) {}
    open var actions: [UIAlertAction] { fatalError() }
}

@MainActor open class UIPresentationController: NSObject {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var presentedViewController: UIViewController { fatalError() }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    )
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

// Optional requirements of the Objective-C protocol.
extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }
    open var title: String?
    open var view: UIView! {
        get { fatalError() }
        set {}
    }
    open var viewIfLoaded: UIView? { fatalError() }
    open var isViewLoaded: Bool { fatalError() }
    open func loadViewIfNeeded() {}
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {}
    open var parent: UIViewController? { fatalError() }
    open var children: [UIViewController] { fatalError() }
    open func addChild(_ childController: UIViewController) {}
    open func removeFromParent() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var presentedViewController: UIViewController? { fatalError() }
    open var presentingViewController: UIViewController? { fatalError() }
    open var presentationController: UIPresentationController? { fatalError() }
    open var isModalInPresentation: Bool {
        get { fatalError() }
        set {}
    }
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {}
    open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {}
}

@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var contentView: UIView { fatalError() }
    open var reuseIdentifier: String? { fatalError() }
    open func prepareForReuse() {}
}

@MainActor open class UIScrollView: UIView {
    open var refreshControl: UIRefreshControl?
}

@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, automatic }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public init(frame: CGRect, style: Style) { fatalError() }
    public convenience override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public class var automaticDimension: CGFloat { fatalError() }
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var tableFooterView: UIView?
    open var indexPathsForVisibleRows: [IndexPath]? { fatalError() }
    open var visibleCells: [UITableViewCell] { fatalError() }
    open func reloadData() {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {}
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { fatalError() }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { fatalError() }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        fatalError()
    }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    )
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

// Optional requirements of the Objective-C protocol.
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView,
        heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        fatalError()
    }
}
