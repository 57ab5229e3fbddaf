/// The calls from the view of one row to its presenter.
@MainActor
protocol CommentCellPresenterProtocol: AnyObject {
    /// The identity of the row.
    var id: Int { get }

    func attach(_ view: any CommentCellProtocol)
    func detach(_ view: any CommentCellProtocol)
    func didTapAvatar()
    func didTapFavour()
}
