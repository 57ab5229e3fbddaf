internal import HeadlessKit

/// Binds the view to its view model.
final class DraftsViewController: ViewController {
    private let viewModel: DraftsViewModel
    private lazy var draftsView = DraftsView()

    init(viewModel: DraftsViewModel) {
        self.viewModel = viewModel
    }

    override func loadView() { view = draftsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        draftsView.tableView.dataSource = self
        draftsView.tableView.delegate = self
        draftsView.tableView.onPullToRefresh = { [weak self] in self?.viewModel.pullToRefresh() }
        draftsView.onRetry = { [weak self] in self?.viewModel.loadDrafts() }
        bind()
        viewModel.loadDrafts()
    }

    private func bind() {
        viewModel.onPlaceholderChange = { [weak self] in self?.show($0) }
        viewModel.onRowsChange = { [weak self] in self?.draftsView.tableView.reloadData() }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func show(_ placeholder: DraftsViewModel.Placeholder) {
        switch placeholder {
        case .none: draftsView.showRows()
        case .loading: draftsView.showLoading()
        case .error(let text): draftsView.showError(text)
        case .empty(let text): draftsView.showEmpty(text)
        }
    }
}

extension DraftsViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(DraftCell.self)
        DraftCellController(cell: cell).show(viewModel.rows[indexPath.row])
        return cell
    }
}

extension DraftsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectDraft(at: indexPath.row)
    }
}
