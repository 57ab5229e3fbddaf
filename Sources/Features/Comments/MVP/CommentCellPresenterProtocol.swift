/// What the view of one row tells its presenter.
@MainActor
protocol CommentCellPresenterProtocol: AnyObject {
    func attach(_ view: any CommentCellProtocol)
    func detach()
    func didTapAvatar()
    func didTapFavour()
}
