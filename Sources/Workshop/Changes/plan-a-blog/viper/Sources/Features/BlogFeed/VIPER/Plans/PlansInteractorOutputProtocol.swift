/// What the interactor answers.
@MainActor
protocol PlansInteractorOutputProtocol: AnyObject {
    func didBeginFetchingPlans()
    /// All listed plans are new.
    func didFetchPlans()
    func didFailToFetchPlans()
    func didFailToRefreshPlans()
}
