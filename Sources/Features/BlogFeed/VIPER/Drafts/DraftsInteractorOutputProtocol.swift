/// The answers of the interactor.
@MainActor
protocol DraftsInteractorOutputProtocol: AnyObject {
    func didBeginFetchingDrafts()
    /// All listed drafts have been replaced.
    func didFetchDrafts()
    func didFailToFetchDrafts()
    func didFailToRefreshDrafts()
}
