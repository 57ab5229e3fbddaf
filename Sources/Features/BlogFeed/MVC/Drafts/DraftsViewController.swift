internal import HeadlessKit
internal import Model

final class DraftsViewController: ViewController {
    private enum FirstLoad { case running, failed, done }

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectDraft: (Draft.ID) -> Void
    private lazy var draftsView = DraftsView()

    private var rows: [DraftCellController] = []
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

    override func loadView() { view = draftsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        draftsView.tableView.dataSource = self
        draftsView.tableView.delegate = self
        draftsView.refreshControl.addAction(
            Action { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        draftsView.onRetry = { [weak self] in self?.loadDrafts() }
        loadDrafts()
    }

    private func loadDrafts() {
        firstLoad = .running
        draftsView.showLoading()
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            draftsView.refreshControl.endRefreshing()
            switch result {
            case .success(let drafts):
                firstLoad = .done
                show(drafts)
            case .failure:
                firstLoad = .failed
                draftsView.showError("Could not load drafts")
            }
        }
    }

    private func pullToRefresh() {
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
            draftsView.refreshControl.endRefreshing()
            switch result {
            case .success(let drafts): show(drafts)
            case .failure: showToast("Could not refresh")
            }
        }
    }

    private func show(_ drafts: [Draft]) {
        rows = drafts.map(DraftCellController.init)
        if drafts.isEmpty { draftsView.showEmpty("No drafts") } else { draftsView.showRows() }
        draftsView.tableView.reloadData()
    }
}

extension DraftsViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(DraftCell.self)
        rows[indexPath.row].fill(cell)
        return cell
    }
}

extension DraftsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        onSelectDraft(rows[indexPath.row].draft.id)
    }
}
