internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

/// Arranges the modules of the page, and shows one of its two lists at a time.
final class BlogFeedScene: ViewController {
    private let store: Store<BlogFeedState, BlogFeedAction>
    private let header: ViewController
    private let blogs: ViewController
    /// `nil` on somebody else's page.
    private let drafts: ViewController?
    private lazy var switchButton = Button()

    init(
        store: Store<BlogFeedState, BlogFeedAction>,
        header: ViewController,
        blogs: ViewController,
        drafts: ViewController?
    ) {
        self.store = store
        self.header = header
        self.blogs = blogs
        self.drafts = drafts
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(header)
        if drafts != nil { addSwitchButton() }
        embed(blogs)
        if let drafts { embed(drafts) }
        store.observe(self) { $0.show($1) }
    }

    private func embed(_ module: ViewController) {
        addChild(module)
        view.addSubview(module.view)
        module.didMove(toParent: self)
    }

    private func addSwitchButton() {
        switchButton.accessibilityIdentifier = BlogFeedElement.listSwitch
        switchButton.addAction(
            Action { [weak self] _ in self?.store.send(.switchTapped) },
            for: .touchUpInside
        )
        view.addSubview(switchButton)
    }

    private func show(_ state: BlogFeedState) {
        blogs.view.isHidden = state.showsDrafts
        drafts?.view.isHidden = !state.showsDrafts
        switchButton.setTitle(state.switchTitle, for: .normal)
    }

    /// Asks before the user of the page is unfollowed.
    func confirmUnfollow(of name: String, unfollow: @escaping () -> Void) {
        let alert = AlertController(
            title: "Stop following \(name)?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(AlertAction(title: "Unfollow", style: .destructive) { _ in unfollow() })
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
