/// What the interactor answers.
@MainActor
protocol DraftsInteractorOutputProtocol: AnyObject {
    func didFetchDrafts(_ drafts: [DraftSummary])
    func didFailToFetchDrafts()
    func didFailToRefreshDrafts()
}
