internal import HeadlessKit

/// The calls of several objects, in order.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []

    func add(_ call: String) {
        calls.append(call)
    }

    /// Returns the calls since the last time, and removes them.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller with one label, which records the calls of its methods.
class RecordedController: UIViewController {
    /// A method that UIKit calls.
    enum Call: String, CaseIterable {
        case loadView, viewDidLoad
        case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    }

    private let name: String
    private let log: CallLog
    /// The closures that the controller runs, by the methods in which it does.
    var reactions: [Call: (RecordedController) -> Void] = [:]

    init(_ name: String = "", _ log: CallLog = CallLog()) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func record(_ call: Call) {
        log.add(name.isEmpty ? call.rawValue : "\(name).\(call.rawValue)")
        reactions[call]?(self)
    }

    override func loadView() {
        view = UIView()
        record(.loadView)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.accessibilityIdentifier = name
        label.text = name
        view.addSubview(label)
        record(.viewDidLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record(.viewWillAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record(.viewIsAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record(.viewDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record(.viewWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record(.viewDidDisappear)
    }
}
