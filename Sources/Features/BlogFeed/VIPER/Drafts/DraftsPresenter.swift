internal import BlogFeed
internal import Foundation

final class DraftsPresenter: DraftsPresenterProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var view: (any DraftsViewProtocol)?

    private let interactor: any DraftsInteractorProtocol
    private let router: any DraftsRouterProtocol

    private var drafts: [DraftSummary] = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(interactor: any DraftsInteractorProtocol, router: any DraftsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        loadDrafts()
    }

    func didTapRetry() {
        loadDrafts()
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadDrafts()
        case .done: refresh()
        }
    }

    private func loadDrafts() {
        firstLoad = .running
        view?.showLoading()
        interactor.fetchDrafts()
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        interactor.refreshDrafts()
    }
}

extension DraftsPresenter: DraftsInteractorOutputProtocol {
    func didFetchDrafts(_ drafts: [DraftSummary]) {
        firstLoad = .done
        isRefreshing = false
        self.drafts = drafts
        if drafts.isEmpty { view?.showEmpty("No drafts") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchDrafts() {
        firstLoad = .failed
        view?.showError("Could not load drafts")
    }

    func didFailToRefreshDrafts() {
        isRefreshing = false
        view?.showToast("Could not refresh")
    }
}

// MARK: - Rows

extension DraftsPresenter {
    var numberOfRows: Int { drafts.count }

    func fill(_ cell: any DraftCellProtocol, at row: Int) {
        let draft = drafts[row]
        let edited = draft.editedAt.formatted(.iso8601.year().month().day())
        cell.showIdentifier(BlogFeedElement.Draft.row(id: draft.id))
        cell.showTitle(draft.title.isEmpty ? "Untitled" : draft.title)
        cell.showEdited("Edited \(edited)")
    }

    func didSelectRow(at row: Int) {
        router.openDraft(id: drafts[row].id)
    }
}
