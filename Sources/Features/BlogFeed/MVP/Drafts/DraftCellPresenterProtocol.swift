/// The calls from the view of one row to its presenter.
@MainActor
protocol DraftCellPresenterProtocol {
    func show(in view: any DraftCellProtocol)
}
