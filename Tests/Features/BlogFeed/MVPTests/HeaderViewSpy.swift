@testable internal import Implementation

final class HeaderViewSpy: HeaderViewProtocol {
    enum Call: Equatable {
        case showIcon(String)
        case showName(String)
        case showSummary(String)
        case showBlogs(String)
        case showFriends(String)
        case showFollowButton(String)
        case showToast(String)
    }

    var calls: [Call] = []

    func showIcon(_ image: String) { calls.append(.showIcon(image)) }
    func showName(_ name: String) { calls.append(.showName(name)) }
    func showSummary(_ summary: String) { calls.append(.showSummary(summary)) }
    func showBlogs(_ blogs: String) { calls.append(.showBlogs(blogs)) }
    func showFriends(_ friends: String) { calls.append(.showFriends(friends)) }
    func showFollowButton(_ title: String) { calls.append(.showFollowButton(title)) }
    func showToast(_ text: String) { calls.append(.showToast(text)) }
}
