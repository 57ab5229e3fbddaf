internal import AppSupport
internal import BlogFeed
internal import BlogFeedVIPER

/// The router of the header on the card, which unfollows the user without a question.
final class CardHeaderRouter: HeaderRouterProtocol {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func openUser(id: Int) {
        navigator.push(.userDetail(id))
    }

    func confirmUnfollow(of name: String, unfollow: @escaping () -> Void) {
        unfollow()
    }
}
