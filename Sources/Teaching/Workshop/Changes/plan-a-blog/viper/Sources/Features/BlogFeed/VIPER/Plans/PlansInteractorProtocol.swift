/// The requests from the presenter to its interactor.
@MainActor
protocol PlansInteractorProtocol {
    func fetchPlans()
    func refreshPlans()
}
