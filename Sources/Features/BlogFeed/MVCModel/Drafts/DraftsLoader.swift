internal import Model

/// The model object of a user's drafts: loads and refreshes them.
@MainActor
final class DraftsLoader {
    /// The state of the first load.
    enum FirstLoad { case running, failed, done }

    /// A change of a property, or the result of a request.
    enum Event: Equatable {
        /// The first load is running or has failed.
        case firstLoad
        /// There are other drafts, and the first load is done.
        case drafts
        case refreshFailed
    }

    var onEvent: ((Event) -> Void)?

    private(set) var drafts: [Draft] = []
    private(set) var firstLoad = FirstLoad.running

    private let userID: User.ID
    private let blogService: any BlogService
    private var isRefreshing = false

    init(userID: User.ID, blogService: any BlogService) {
        self.userID = userID
        self.blogService = blogService
    }

    func load() {
        setFirstLoad(.running)
        blogService.drafts(userID: userID) { [weak self] result in
            switch result {
            case .success(let drafts): self?.replaceDrafts(with: drafts)
            case .failure: self?.setFirstLoad(.failed)
            }
        }
    }

    /// Replaces the drafts with the current ones, or repeats a first load that has failed.
    func refresh() {
        switch firstLoad {
        case .running: break
        case .failed: load()
        case .done: reload()
        }
    }

    private func reload() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let drafts): replaceDrafts(with: drafts)
            case .failure: onEvent?(.refreshFailed)
            }
        }
    }

    private func replaceDrafts(with drafts: [Draft]) {
        firstLoad = .done
        self.drafts = drafts
        onEvent?(.drafts)
    }

    private func setFirstLoad(_ firstLoad: FirstLoad) {
        self.firstLoad = firstLoad
        onEvent?(.firstLoad)
    }
}
