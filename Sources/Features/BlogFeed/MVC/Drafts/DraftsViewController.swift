internal import AppSupport
internal import HeadlessKit
internal import Model

final class DraftsViewController: UIViewController {
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
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = draftsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        draftsView.tableView.dataSource = self
        draftsView.tableView.delegate = self
        draftsView.refreshControl.addAction(
            UIAction { [weak self] _ in self?.pullToRefresh() },
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

extension DraftsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        rows[indexPath.row].fill(cell)
        return cell
    }
}

extension DraftsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelectDraft(rows[indexPath.row].draft.id)
    }
}
