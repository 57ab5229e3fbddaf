/// The answers of the interactor.
@MainActor
protocol PlansInteractorOutputProtocol: AnyObject {
    func didBeginFetchingPlans()
    /// The plans replace all listed plans.
    func didFetchPlans(_ plans: [PlanSummary])
    func didFailToFetchPlans()
    func didFailToRefreshPlans()
}
