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
        showCount()
        state.delegate = self
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
        showFollow(of: id)
    }

    private func showFollow(of id: Int) {
        buttons[id]?.setTitle(state.followedIDs.contains(id) ? "Following" : "Follow", for: .normal)
    }

    private func showCount() {
        followingLabel.text = "\(state.followedIDs.count) followed"
    }
}

extension BindingViewController: FollowStateDelegate {
    func followState(_ state: FollowState, didChangeFollowOf id: Int) {
        showFollow(of: id)
        showCount()
    }

    func followState(_ state: FollowState, didFail text: String) {
        showToast(text)
    }
}
