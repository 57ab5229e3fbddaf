/// The requests from the presenter to its interactor.
@MainActor
protocol DraftsInteractorProtocol {
    func fetchDrafts()
    func refreshDrafts()
}
