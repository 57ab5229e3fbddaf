internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

/// Arranges the modules of the page, and shows one of its two lists at a time.
final class BlogFeedScene: UIViewController {
    private let header: UIViewController
    private let blogs: UIViewController
    /// `nil` on somebody else's page.
    private let drafts: UIViewController?
    /// The coordinator, which lives as long as the screen.
    private let coordinator: AnyObject
    private lazy var stackView = view.addStack(of: [])
    private lazy var switchButton = UIButton(type: .system)

    init(
        header: UIViewController,
        blogs: UIViewController,
        drafts: UIViewController?,
        coordinator: AnyObject
    ) {
        self.header = header
        self.blogs = blogs
        self.drafts = drafts
        self.coordinator = coordinator
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
        showDrafts(false)
    }

    private func embed(_ module: UIViewController) {
        addChild(module)
        stackView.addArrangedSubview(module.view)
        module.didMove(toParent: self)
    }

    private func addSwitchButton() {
        switchButton.accessibilityIdentifier = BlogFeedElement.listSwitch
        switchButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                showDrafts(!blogs.view.isHidden)
            },
            for: .touchUpInside
        )
        stackView.addArrangedSubview(switchButton)
    }

    private func showDrafts(_ showsDrafts: Bool) {
        blogs.view.isHidden = showsDrafts
        drafts?.view.isHidden = !showsDrafts
        switchButton.setTitle(showsDrafts ? "Blogs" : "Drafts", for: .normal)
    }
}
