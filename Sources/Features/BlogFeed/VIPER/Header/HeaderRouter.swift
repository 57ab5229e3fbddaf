package import AppSupport
internal import BlogFeed
package import HeadlessKit

/// The router of the header on the page, which asks before the user is unfollowed.
package final class HeaderRouter: HeaderRouterProtocol {
    package weak var viewController: UIViewController?

    private let navigator: any Navigator

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }

    package func openUser(id: Int) {
        navigator.push(.userDetail(id))
    }

    package func confirmUnfollow(of name: String, unfollow: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Stop following \(name)?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Unfollow", style: .destructive) { _ in unfollow() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController?.present(alert, animated: true)
    }
}
