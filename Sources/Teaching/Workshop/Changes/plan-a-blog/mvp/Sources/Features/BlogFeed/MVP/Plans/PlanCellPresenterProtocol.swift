/// The interface through which the view of one row uses its presenter.
@MainActor
protocol PlanCellPresenterProtocol {
    /// The identity of the row.
    var id: Int { get }

    func show(in view: any PlanCellProtocol)
}
