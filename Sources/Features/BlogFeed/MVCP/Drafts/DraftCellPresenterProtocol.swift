/// The calls from the view of one row to its presenter.
@MainActor
protocol DraftCellPresenterProtocol {
    /// The identity of the row.
    var id: Int { get }

    func show(in view: any DraftCellProtocol)
}
