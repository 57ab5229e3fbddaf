internal import AppSupport
internal import Binding
internal import Foundation
internal import HeadlessKit

final class BindingViewController: UIViewController {
    private let ids: [Int]
    private let state: FollowState
    private var buttons: [Int: UIButton] = [:]
    private lazy var followingLabel = UILabel()
    private var observers: [any NSObjectProtocol] = []

    init(ids: [Int], state: FollowState) {
        self.ids = ids
        self.state = state
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ids.forEach(addButton)
        followingLabel.accessibilityIdentifier = BindingElement.following
        showCount()
        bind()
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
        showFollow(of: id)
    }

    private func bind() {
        observe(FollowState.didChange, FollowState.idKey) { [weak self] (id: Int) in
            self?.showFollow(of: id)
            self?.showCount()
        }
        observe(FollowState.didFail, FollowState.textKey) { [weak self] (text: String) in
            self?.showToast(text)
        }
    }

    private func observe<Value: Sendable>(
        _ name: Notification.Name,
        _ key: String,
        handler: @escaping @MainActor (Value) -> Void
    ) {
        // The state as object excludes the notifications of other states.
        let observer = NotificationCenter.default.addObserver(
            forName: name,
            object: state,
            queue: nil
        ) { notification in
            guard let value = notification.userInfo?[key] as? Value else { return }
            // A state posts on the main actor, and a center without a queue calls at once.
            MainActor.assumeIsolated { handler(value) }
        }
        observers.append(observer)
    }

    private func showFollow(of id: Int) {
        buttons[id]?.setTitle(state.followedIDs.contains(id) ? "Following" : "Follow", for: .normal)
    }

    private func showCount() {
        followingLabel.text = "\(state.followedIDs.count) followed"
    }
}
