/// What the presenter asks its interactor.
@MainActor
protocol DraftsInteractorProtocol {
    func fetchDrafts()
    func refreshDrafts()
}
