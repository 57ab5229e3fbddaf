/// What the view of one row asks its presenter.
@MainActor
protocol DraftCellPresenterProtocol {
    func show(in view: any DraftCellProtocol)
}
