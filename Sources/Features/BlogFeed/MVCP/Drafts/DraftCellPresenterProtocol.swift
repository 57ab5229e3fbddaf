/// What the view of one row asks its presenter.
@MainActor
protocol DraftCellPresenterProtocol {
    /// The identity of the row.
    var id: Int { get }

    func show(in view: any DraftCellProtocol)
}
