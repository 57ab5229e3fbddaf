internal import DataBinding
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
        plansView.refreshControl.addAction(
            Action { [weak self] _ in self?.viewModel.pullToRefresh() },
            for: .valueChanged
        )
        plansView.onRetry = { [weak self] in self?.viewModel.loadPlans() }
        bind()
        viewModel.loadPlans()
    }

    private func bind() {
        viewModel.placeholder.bind(to: self) { $0.show($1) }
        viewModel.isRefreshing.bind(to: self) { controller, isRefreshing in
            if !isRefreshing { controller.plansView.refreshControl.endRefreshing() }
        }
        viewModel.rows.bind(to: self) { controller, _ in
            controller.plansView.tableView.reloadData()
        }
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
        viewModel.rows.value.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PlanCell.self)
        PlanCellController(cell: cell).show(viewModel.rows.value[indexPath.row])
        return cell
    }
}

extension PlansViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectPlan(at: indexPath.row)
    }
}
