// The declarations of UIKit that the implementations use, copied by hand from Apple's documentation.
// They let the type checker of a machine without Xcode tell which lines of an implementation an app
// must change. No body is ever executed.
@_exported import Foundation

public struct IndexPath: Hashable, Sendable {
    public init(row: Int, section: Int) { fatalError() }
    public var row: Int { fatalError() }
    public var section: Int { fatalError() }
}

@MainActor open class UIResponder: NSObject {
    open var next: UIResponder? { fatalError() }
}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }
    open var accessibilityIdentifier: String?
    open var isHidden: Bool {
        get { fatalError() }
        set {}
    }
    open var isUserInteractionEnabled: Bool {
        get { fatalError() }
        set {}
    }
    open var superview: UIView? { fatalError() }
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}

@MainActor open class UIGestureRecognizer: NSObject {}

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
    }
    open var isEnabled: Bool {
        get { fatalError() }
        set {}
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) {}
}

@MainActor open class UIMenuElement: NSObject {}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        handler: @escaping UIActionHandler
    ) {
        fatalError()
    }
}

@MainActor open class UIButton: UIControl {
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open var currentTitle: String? { fatalError() }
}

@MainActor open class UITextField: UIControl {
    open var text: String?
}

@MainActor open class UISwitch: UIControl {
    open var isOn: Bool = false
}

@MainActor open class UIRefreshControl: UIControl {
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
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        fatalError()
    }
    open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var view: UIView! {
        get { fatalError() }
        set {}
    }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func updateProperties() {}
    open func addChild(_ childController: UIViewController) {}
    open func didMove(toParent parent: UIViewController?) {}
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
    open func prepareForReuse() {}
}

@MainActor open class UITableView: UIView {
    public enum RowAnimation: Int, Sendable { case automatic }
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var tableFooterView: UIView?
    open var refreshControl: UIRefreshControl?
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
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        fatalError()
    }
}

@MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: AnyObject {
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
