/// The calls from the presenter to its view.
@MainActor
protocol HeaderViewProtocol: AnyObject {
    func showIcon(_ image: String)
    func showName(_ name: String)
    func showSummary(_ summary: String)
    func showBlogs(_ blogs: String)
    func showFriends(_ friends: String)
    func showFollowButton(_ title: String)
    func showToast(_ text: String)
}
