/// What the presenter asks its interactor.
@MainActor
protocol PlansInteractorProtocol {
    var planCount: Int { get }
    func plan(at index: Int) -> PlanSummary

    func fetchPlans()
    func refreshPlans()
}
