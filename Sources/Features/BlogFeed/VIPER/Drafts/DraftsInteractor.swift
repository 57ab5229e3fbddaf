internal import Model

final class DraftsInteractor: DraftsInteractorProtocol {
    weak var output: (any DraftsInteractorOutputProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService

    init(userID: User.ID, blogService: any BlogService) {
        self.userID = userID
        self.blogService = blogService
    }

    func fetchDrafts() {
        blogService.drafts(userID: userID) { [weak self] result in
            switch result {
            case .success(let drafts): self?.handUp(drafts)
            case .failure: self?.output?.didFailToFetchDrafts()
            }
        }
    }

    func refreshDrafts() {
        blogService.drafts(userID: userID) { [weak self] result in
            switch result {
            case .success(let drafts): self?.handUp(drafts)
            case .failure: self?.output?.didFailToRefreshDrafts()
            }
        }
    }

    private func handUp(_ drafts: [Draft]) {
        output?.didFetchDrafts(
            drafts.map { DraftSummary(id: $0.id, title: $0.title, editedAt: $0.editedAt) }
        )
    }
}
