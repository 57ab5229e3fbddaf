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
    }

    private func addButton(of id: Int) {
        let button = Button()
        button.accessibilityIdentifier = BindingElement.follow(id: id)
        button.addAction(
            Action { [weak self] _ in self?.toggleFollow(of: id) },
            for: .touchUpInside
        )
        buttons[id] = button
        view.addSubview(button)
        showFollow(of: id)
    }

    private func toggleFollow(of id: Int) {
        state.toggleFollow(of: id) { [weak self] failure in
            self?.update(id)
            if let failure { self?.showToast(failure) }
        }
        update(id)
    }

    private func update(_ id: Int) {
        showFollow(of: id)
        showCount()
    }

    private func showFollow(of id: Int) {
        buttons[id]?.setTitle(state.followedIDs.contains(id) ? "Following" : "Follow", for: .normal)
    }

    private func showCount() {
        followingLabel.text = "\(state.followedIDs.count) followed"
    }
}
