internal import Model

final class DraftsInteractor: DraftsInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any DraftsInteractorOutputProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService

    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(userID: User.ID, blogService: any BlogService) {
        self.userID = userID
        self.blogService = blogService
    }

    func fetchDrafts() {
        firstLoad = .running
        output?.didBeginFetchingDrafts()
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let drafts):
                firstLoad = .done
                output?.didFetchDrafts(drafts.map(summary(of:)))
            case .failure:
                firstLoad = .failed
                output?.didFailToFetchDrafts()
            }
        }
    }

    func refreshDrafts() {
        switch firstLoad {
        case .running: break
        case .failed: fetchDrafts()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let drafts): output?.didFetchDrafts(drafts.map(summary(of:)))
            case .failure: output?.didFailToRefreshDrafts()
            }
        }
    }

    private func summary(of draft: Draft) -> DraftSummary {
        DraftSummary(id: draft.id, title: draft.title, editedAt: draft.editedAt)
    }
}
