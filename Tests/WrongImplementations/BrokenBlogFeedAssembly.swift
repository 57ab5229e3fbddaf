internal import AppSupport
package import BlogFeed
internal import BlogFeedMVC
internal import BlogFeedMVCCard
package import HeadlessKit

/// The entry point of a blog feed with a faulty list of blogs. Header, drafts and card are those of
/// MVC.
@MainActor
package enum BrokenBlogFeedAssembly {
    package static func screen(
        _ dependencies: BlogFeedDependencies,
        _ scene: BlogFeedEnvironment.Scene,
        fault: Fault
    ) -> UIViewController {
        if scene == .card { return CardAssembly.screen(dependencies) }
        let navigator = dependencies.navigator
        weak var pageScene: BrokenScene?
        let scene = BrokenScene(
            header: HeaderAssembly.module(
                dependencies,
                onSelectUser: { navigator.push(.userDetail($0)) },
                onUnfollow: { pageScene?.confirmUnfollow(of: $0, unfollow: $1) }
            ),
            blogs: BrokenBlogs(dependencies: dependencies, fault: fault),
            drafts: dependencies.isOwnPage
                ? DraftsAssembly.module(dependencies) { navigator.push(.draftDetail($0)) } : nil,
            fault: fault
        )
        pageScene = scene
        return scene
    }
}

private final class BrokenScene: UIViewController {
    private let switchButton = UIButton(type: .system)

    init(header: UIViewController, blogs: UIViewController, drafts: UIViewController?, fault: Fault)
    {
        super.init(nibName: nil, bundle: nil)
        for module in [header, blogs] + (drafts.map { [$0] } ?? []) {
            addChild(module)
            view.addSubview(module.view)
            if module === header, drafts != nil { view.addSubview(switchButton) }
        }
        switchButton.accessibilityIdentifier = BlogFeedElement.listSwitch
        switchButton.setTitle("Drafts", for: .normal)
        drafts?.view.isHidden = true
        let heldButton = fault == .leaksButton ? switchButton : nil
        switchButton.addAction(
            UIAction { [weak switchButton, weak blogs, weak drafts] _ in
                guard let switchButton = switchButton ?? heldButton, let blogs, let drafts else {
                    return
                }
                swap(&blogs.view.isHidden, &drafts.view.isHidden)
                switchButton.setTitle(blogs.view.isHidden ? "Blogs" : "Drafts", for: .normal)
            },
            for: .touchUpInside
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

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
