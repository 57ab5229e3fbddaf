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
        bind()
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

    private func bind() {
        state.onChange = { [weak self] id in
            self?.showFollow(of: id)
            self?.showCount()
        }
        state.onFailure = { [weak self] text in
            self?.showToast(text)
        }
    }

    private func showFollow(of id: Int) {
        buttons[id]?.setTitle(state.followedIDs.contains(id) ? "Following" : "Follow", for: .normal)
    }

    private func showCount() {
        followingLabel.text = "\(state.followedIDs.count) followed"
    }
}
