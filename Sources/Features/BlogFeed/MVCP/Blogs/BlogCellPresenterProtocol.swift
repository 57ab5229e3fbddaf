/// The calls from the view of one row to its presenter.
@MainActor
protocol BlogCellPresenterProtocol: AnyObject {
    /// The identity of the row.
    var id: Int { get }

    func attach(_ view: any BlogCellProtocol)
    func detach(_ view: any BlogCellProtocol)
    func didTapLike()
    func didTapShare()
}
