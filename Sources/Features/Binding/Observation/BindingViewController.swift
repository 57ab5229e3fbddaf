internal import Binding
internal import HeadlessKit

final class BindingViewController: ViewController {
    private let ids: [Int]
    private let state: FollowState
    private var buttons: [Int: Button] = [:]
    private lazy var followingLabel = Label()

    init(ids: [Int], state: FollowState) {
        self.ids = ids
        self.state = state
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ids.forEach(addButton)
        followingLabel.accessibilityIdentifier = BindingElement.following
        view.addSubview(followingLabel)
    }

    private func addButton(of id: Int) {
        let button = Button()
        button.accessibilityIdentifier = BindingElement.follow(id: id)
        button.addAction(
            Action { [weak self] _ in self?.state.toggleFollow(of: id) },
            for: .touchUpInside
        )
        buttons[id] = button
        view.addSubview(button)
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
