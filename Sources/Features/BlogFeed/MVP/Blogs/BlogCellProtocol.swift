/// The calls from the presenter to the view of one row.
@MainActor
protocol BlogCellProtocol: AnyObject {
    func showAuthor(_ author: String)
    func showTitle(_ title: String)
    func showLikes(_ likes: String)
    func showShares(_ shares: String)
    func enableLike(_ isEnabled: Bool)
}
