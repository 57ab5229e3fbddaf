internal import HeadlessKit

/// Binds the view to its view model.
final class PlansViewController: ViewController {
    private let viewModel: PlansViewModel
    private lazy var plansView = PlansView()

    init(viewModel: PlansViewModel) {
        self.viewModel = viewModel
    }

    override func loadView() { view = plansView }

    override func viewDidLoad() {
        super.viewDidLoad()
        plansView.tableView.dataSource = self
        plansView.tableView.delegate = self
        plansView.tableView.onPullToRefresh = { [weak self] in self?.viewModel.pullToRefresh() }
        plansView.onRetry = { [weak self] in self?.viewModel.loadPlans() }
        bind()
        viewModel.loadPlans()
    }

    private func bind() {
        viewModel.onPlaceholderChange = { [weak self] in self?.show($0) }
        viewModel.onRowsChange = { [weak self] in self?.plansView.tableView.reloadData() }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func show(_ placeholder: PlansViewModel.Placeholder) {
        switch placeholder {
        case .none: plansView.showRows()
        case .loading: plansView.showLoading()
        case .error(let text): plansView.showError(text)
        case .empty(let text): plansView.showEmpty(text)
        }
    }
}

extension PlansViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PlanCell.self)
        PlanCellController(cell: cell).show(viewModel.rows[indexPath.row])
        return cell
    }
}

extension PlansViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectPlan(at: indexPath.row)
    }
}
