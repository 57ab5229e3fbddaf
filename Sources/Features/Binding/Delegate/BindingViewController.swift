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
        button.onTap = { [weak self] in self?.state.toggleFollow(of: id) }
        buttons[id] = button
        view.addSubview(button)
        showFollow(of: id)
    }

    private func showFollow(of id: Int) {
        buttons[id]?.title = state.followedIDs.contains(id) ? "Following" : "Follow"
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
