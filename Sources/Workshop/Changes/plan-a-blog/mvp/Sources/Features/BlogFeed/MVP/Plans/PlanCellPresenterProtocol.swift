/// What the view of one row asks its presenter.
@MainActor
protocol PlanCellPresenterProtocol {
    func show(in view: any PlanCellProtocol)
}
