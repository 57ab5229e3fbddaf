internal import AppSupport
internal import Binding
internal import HeadlessKit

final class BindingViewController: UIViewController {
    private let ids: [Int]
    private let state: FollowState
    private var buttons: [Int: UIButton] = [:]
    private lazy var followingLabel = UILabel()

    init(ids: [Int], state: FollowState) {
        self.ids = ids
        self.state = state
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        ids.forEach(addButton)
        followingLabel.accessibilityIdentifier = BindingElement.following
    }

    private func addButton(of id: Int) {
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = BindingElement.follow(id: id)
        button.addAction(
            UIAction { [weak self] _ in self?.state.toggleFollow(of: id) },
            for: .touchUpInside
        )
        buttons[id] = button
        view.addStack(of: [followingLabel, button])
    }

    override func updateProperties() {
        let followedIDs = state.followedIDs
        for (id, button) in buttons {
            button.setTitle(followedIDs.contains(id) ? "Following" : "Follow", for: .normal)
        }
        followingLabel.text = "\(followedIDs.count) followed"
        state.takeFailures().forEach(showToast)
    }
}
