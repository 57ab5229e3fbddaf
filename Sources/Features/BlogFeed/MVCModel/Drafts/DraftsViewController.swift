internal import AppSupport
internal import HeadlessKit
internal import Model

final class DraftsViewController: UIViewController {
    private let loader: DraftsLoader
    private let onSelectDraft: (Draft.ID) -> Void
    private lazy var draftsView = DraftsView()

    init(loader: DraftsLoader, onSelectDraft: @escaping (Draft.ID) -> Void) {
        self.loader = loader
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
            UIAction { [weak self] _ in self?.loader.refresh() },
            for: .valueChanged
        )
        draftsView.onRetry = { [weak self] in self?.loader.load() }
        loader.onEvent = { [weak self] in self?.show($0) }
        loader.load()
    }

    private func show(_ event: DraftsLoader.Event) {
        switch event {
        case .firstLoad: showFirstLoad()
        case .drafts: showDrafts()
        case .refreshFailed: showRefreshFailure()
        }
    }

    private func showRefreshFailure() {
        draftsView.refreshControl.endRefreshing()
        showToast("Could not refresh")
    }

    private func showFirstLoad() {
        if loader.firstLoad != .running { draftsView.refreshControl.endRefreshing() }
        switch loader.firstLoad {
        case .running: draftsView.showLoading()
        case .failed: draftsView.showError("Could not load drafts")
        case .done where loader.drafts.isEmpty: draftsView.showEmpty("No drafts")
        case .done: draftsView.showRows()
        }
    }

    private func showDrafts() {
        showFirstLoad()
        draftsView.tableView.reloadData()
    }
}

extension DraftsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        loader.drafts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        DraftCellController(draft: loader.drafts[indexPath.row]).fill(cell)
        return cell
    }
}

extension DraftsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelectDraft(loader.drafts[indexPath.row].id)
    }
}
