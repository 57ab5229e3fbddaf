/// What the interactor answers.
@MainActor
protocol DraftsInteractorOutputProtocol: AnyObject {
    func didBeginFetchingDrafts()
    /// All listed drafts are new.
    func didFetchDrafts()
    func didFailToFetchDrafts()
    func didFailToRefreshDrafts()
}
