/// The requests from the presenter to its interactor.
@MainActor
protocol DraftsInteractorProtocol {
    var draftCount: Int { get }
    func draft(at index: Int) -> DraftSummary

    func fetchDrafts()
    func refreshDrafts()
}
