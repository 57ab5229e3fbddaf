internal import AppSupport
internal import DataBinding
internal import HeadlessKit

/// Binds the view to its view model.
final class DraftsViewController: UIViewController {
    private let viewModel: DraftsViewModel
    private lazy var draftsView = DraftsView()

    init(viewModel: DraftsViewModel) {
        self.viewModel = viewModel
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
            UIAction { [weak self] _ in self?.viewModel.pullToRefresh() },
            for: .valueChanged
        )
        draftsView.onRetry = { [weak self] in self?.viewModel.loadDrafts() }
        bind()
        viewModel.loadDrafts()
    }

    private func bind() {
        viewModel.placeholder.bind(to: self) { $0.show($1) }
        viewModel.isRefreshing.bind(to: self) { controller, isRefreshing in
            if !isRefreshing { controller.draftsView.refreshControl.endRefreshing() }
        }
        viewModel.rows.bind(to: self) { controller, _ in
            controller.draftsView.tableView.reloadData()
        }
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

extension DraftsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        DraftCellController(cell: cell).show(viewModel.rows.value[indexPath.row])
        return cell
    }
}

extension DraftsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectDraft(at: indexPath.row)
    }
}
