@testable internal import Implementation

final class BlogCellSpy: BlogCellProtocol {
    enum Call: Equatable {
        case showAuthor(String)
        case showTitle(String)
        case showLikes(String)
        case showShares(String)
        case enableLike(Bool)
    }

    var calls: [Call] = []

    func showAuthor(_ author: String) { calls.append(.showAuthor(author)) }
    func showTitle(_ title: String) { calls.append(.showTitle(title)) }
    func showLikes(_ likes: String) { calls.append(.showLikes(likes)) }
    func showShares(_ shares: String) { calls.append(.showShares(shares)) }
    func enableLike(_ isEnabled: Bool) { calls.append(.enableLike(isEnabled)) }
}
