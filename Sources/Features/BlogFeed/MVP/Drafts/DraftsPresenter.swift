internal import BlogFeed
internal import Foundation
internal import HeadlessKit
internal import Model

final class DraftsPresenter: DraftsPresenterProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var view: (any DraftsViewProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let navigator: any Navigator

    private var drafts: [Draft] = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(userID: User.ID, blogService: any BlogService, navigator: any Navigator) {
        self.userID = userID
        self.blogService = blogService
        self.navigator = navigator
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
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
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

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let drafts): show(drafts)
            case .failure: view?.showToast("Could not refresh")
            }
        }
    }

    private func show(_ drafts: [Draft]) {
        self.drafts = drafts
        if drafts.isEmpty { view?.showEmpty("No drafts") } else { view?.showRows() }
        view?.reloadRows()
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
        navigator.push(.draftDetail(drafts[row].id))
    }
}
