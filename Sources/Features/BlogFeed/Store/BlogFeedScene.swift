internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

/// Arranges the modules of the page, and shows one of its two lists at a time.
final class BlogFeedScene: UIViewController {
    private let store: Store<BlogFeedState, BlogFeedAction>
    private let header: UIViewController
    private let blogs: UIViewController
    /// `nil` on somebody else's page.
    private let drafts: UIViewController?
    private lazy var stackView = view.addStack(of: [])
    private lazy var switchButton = UIButton(type: .system)

    init(
        store: Store<BlogFeedState, BlogFeedAction>,
        header: UIViewController,
        blogs: UIViewController,
        drafts: UIViewController?
    ) {
        self.store = store
        self.header = header
        self.blogs = blogs
        self.drafts = drafts
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(header)
        if drafts != nil { addSwitchButton() }
        embed(blogs)
        if let drafts { embed(drafts) }
        store.observe(self, \.showsDrafts) { $0.showDrafts($1) }
        store.observe(self, \.switchTitle) { $0.switchButton.setTitle($1, for: .normal) }
    }

    private func embed(_ module: UIViewController) {
        addChild(module)
        stackView.addArrangedSubview(module.view)
        module.didMove(toParent: self)
    }

    private func addSwitchButton() {
        switchButton.accessibilityIdentifier = BlogFeedElement.listSwitch
        switchButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.switchTapped) },
            for: .touchUpInside
        )
        stackView.addArrangedSubview(switchButton)
    }

    private func showDrafts(_ showsDrafts: Bool) {
        blogs.view.isHidden = showsDrafts
        drafts?.view.isHidden = !showsDrafts
    }

    /// Asks before the user of the page is unfollowed.
    func confirmUnfollow(of name: String, unfollow: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Stop following \(name)?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Unfollow", style: .destructive) { _ in unfollow() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
