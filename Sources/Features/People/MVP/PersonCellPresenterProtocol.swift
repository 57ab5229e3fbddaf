/// The calls from the view of one row to its presenter.
@MainActor
protocol PersonCellPresenterProtocol: AnyObject {
    /// The identity of the row.
    var id: Int { get }

    func attach(_ view: any PersonCellProtocol)
    func detach(_ view: any PersonCellProtocol)
    func didTapAction()
    func didTapDelete()
}
