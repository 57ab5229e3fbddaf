internal import Foundation

final class DraftsPresenter: DraftsPresenterProtocol {
    weak var view: (any DraftsViewProtocol)?

    private let interactor: any DraftsInteractorProtocol
    private let router: any DraftsRouterProtocol
    private var rows: [DraftRow] = []

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

    func didFetchDrafts(_ drafts: [DraftSummary]) {
        rows = drafts.map(row(of:))
        view?.endRefreshing()
        if rows.isEmpty { view?.showEmpty("No drafts") } else { view?.showRows() }
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
    var numberOfRows: Int { rows.count }

    func row(at index: Int) -> DraftRow { rows[index] }

    func didSelectRow(id: Int) {
        router.openDraft(id: id)
    }

    private func row(of draft: DraftSummary) -> DraftRow {
        DraftRow(
            id: draft.id,
            title: draft.title.isEmpty ? "Untitled" : draft.title,
            edited: "Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))"
        )
    }
}
