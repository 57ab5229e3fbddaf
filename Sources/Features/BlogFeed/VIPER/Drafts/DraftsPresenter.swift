internal import BlogFeed
internal import Foundation

final class DraftsPresenter: DraftsPresenterProtocol {
    weak var view: (any DraftsViewProtocol)?

    private let interactor: any DraftsInteractorProtocol
    private let router: any DraftsRouterProtocol

    init(interactor: any DraftsInteractorProtocol, router: any DraftsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor.fetchDrafts()
    }

    func didTapRetry() {
        interactor.fetchDrafts()
    }

    func didPullToRefresh() {
        interactor.refreshDrafts()
    }
}

extension DraftsPresenter: DraftsInteractorOutputProtocol {
    func didBeginFetchingDrafts() {
        view?.showLoading()
    }

    func didFetchDrafts() {
        view?.endRefreshing()
        if interactor.draftCount == 0 { view?.showEmpty("No drafts") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchDrafts() {
        view?.endRefreshing()
        view?.showError("Could not load drafts")
    }

    func didFailToRefreshDrafts() {
        view?.endRefreshing()
        view?.showToast("Could not refresh")
    }
}

// MARK: - Rows

extension DraftsPresenter {
    var numberOfRows: Int { interactor.draftCount }

    func fill(_ cell: any DraftCellProtocol, at row: Int) {
        let draft = interactor.draft(at: row)
        cell.showIdentifier(BlogFeedElement.Draft.row(id: draft.id))
        cell.showTitle(draft.title.isEmpty ? "Untitled" : draft.title)
        cell.showEdited("Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))")
    }

    func didSelectRow(at row: Int) {
        router.openDraft(id: interactor.draft(at: row).id)
    }
}
