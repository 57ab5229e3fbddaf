internal import HeadlessKit
internal import Model

final class PlansViewController: ViewController {
    private let loader: PlansLoader
    private let onSelectPlan: (Plan.ID) -> Void
    private lazy var plansView = PlansView()

    init(loader: PlansLoader, onSelectPlan: @escaping (Plan.ID) -> Void) {
        self.loader = loader
        self.onSelectPlan = onSelectPlan
    }

    override func loadView() { view = plansView }

    override func viewDidLoad() {
        super.viewDidLoad()
        plansView.tableView.dataSource = self
        plansView.tableView.delegate = self
        plansView.refreshControl.addAction(
            Action { [weak self] _ in self?.loader.refresh() },
            for: .valueChanged
        )
        plansView.onRetry = { [weak self] in self?.loader.load() }
        loader.onEvent = { [weak self] in self?.show($0) }
        loader.load()
    }

    private func show(_ event: PlansLoader.Event) {
        switch event {
        case .firstLoad: showFirstLoad()
        case .plans: showPlans()
        case .refreshFailed: showRefreshFailure()
        }
    }

    private func showRefreshFailure() {
        plansView.refreshControl.endRefreshing()
        showToast("Could not refresh")
    }

    private func showFirstLoad() {
        if loader.firstLoad != .running { plansView.refreshControl.endRefreshing() }
        switch loader.firstLoad {
        case .running: plansView.showLoading()
        case .failed: plansView.showError("Could not load plans")
        case .done where loader.plans.isEmpty: plansView.showEmpty("Nothing planned")
        case .done: plansView.showRows()
        }
    }

    private func showPlans() {
        showFirstLoad()
        plansView.tableView.reloadData()
    }
}

extension PlansViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        loader.plans.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PlanCell.self)
        PlanCellController(plan: loader.plans[indexPath.row]).fill(cell)
        return cell
    }
}

extension PlansViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        onSelectPlan(loader.plans[indexPath.row].id)
    }
}
