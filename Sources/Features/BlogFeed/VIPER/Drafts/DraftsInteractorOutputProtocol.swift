/// The answers of the interactor.
@MainActor
protocol DraftsInteractorOutputProtocol: AnyObject {
    func didBeginFetchingDrafts()
    /// The drafts replace all listed drafts.
    func didFetchDrafts(_ drafts: [DraftSummary])
    func didFailToFetchDrafts()
    func didFailToRefreshDrafts()
}
