internal import Model

final class DraftsPresenter: DraftsPresenterProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var view: (any DraftsViewProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectDraft: (Draft.ID) -> Void

    private var rows: [DraftCellPresenter] = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(
        userID: User.ID,
        blogService: any BlogService,
        onSelectDraft: @escaping (Draft.ID) -> Void
    ) {
        self.userID = userID
        self.blogService = blogService
        self.onSelectDraft = onSelectDraft
    }

    func viewDidLoad() {
        loadDrafts()
    }

    func didTapRetry() {
        loadDrafts()
    }

    private func loadDrafts() {
        firstLoad = .running
        view?.showLoading()
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            view?.endRefreshing()
            switch result {
            case .success(let drafts):
                firstLoad = .done
                show(drafts)
            case .failure:
                firstLoad = .failed
                view?.showError("Could not load drafts")
            }
        }
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadDrafts()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            view?.endRefreshing()
            switch result {
            case .success(let drafts): show(drafts)
            case .failure: view?.showToast("Could not refresh")
            }
        }
    }

    private func show(_ drafts: [Draft]) {
        rows = drafts.map(DraftCellPresenter.init)
        if drafts.isEmpty { view?.showEmpty("No drafts") } else { view?.showRows() }
        view?.reloadRows()
    }
}

// MARK: - Rows

extension DraftsPresenter {
    var numberOfRows: Int { rows.count }

    func cellPresenter(at row: Int) -> any DraftCellPresenterProtocol { rows[row] }

    func didSelectRow(at row: Int) {
        onSelectDraft(rows[row].draft.id)
    }
}
