internal import Model

/// The model object of a user's plans: loads and refreshes them.
@MainActor
final class PlansLoader {
    /// The state of the first load.
    enum FirstLoad { case running, failed, done }

    /// A change of a property, or the result of a request.
    enum Event: Equatable {
        /// The first load is running or has failed.
        case firstLoad
        /// There are other plans, and the first load is done.
        case plans
        case refreshFailed
    }

    var onEvent: ((Event) -> Void)?

    private(set) var plans: [Plan] = []
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
        blogService.plans(userID: userID) { [weak self] result in
            switch result {
            case .success(let plans): self?.replacePlans(with: plans)
            case .failure: self?.setFirstLoad(.failed)
            }
        }
    }

    /// Replaces the plans with the current ones, or repeats a first load that has failed.
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
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let plans): replacePlans(with: plans)
            case .failure: onEvent?(.refreshFailed)
            }
        }
    }

    private func replacePlans(with plans: [Plan]) {
        firstLoad = .done
        self.plans = plans
        onEvent?(.plans)
    }

    private func setFirstLoad(_ firstLoad: FirstLoad) {
        self.firstLoad = firstLoad
        onEvent?(.firstLoad)
    }
}
