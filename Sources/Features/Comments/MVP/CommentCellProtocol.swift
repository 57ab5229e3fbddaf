/// The calls from the presenter to the view of one row.
@MainActor
protocol CommentCellProtocol: AnyObject {
    func showAvatar(_ avatar: String)
    func showName(_ name: String)
    func showTime(_ time: String)
    func showContent(mention: String, body: String)
    func showFavours(_ favours: String)
    func enableFavour(_ isEnabled: Bool)
}
